import { plannedExperts } from '../experts/experts.ts'
import type { Staff } from '../insert-people.ts'
import type { Writer } from './plan.ts'

type Byline = { author_zh: string; author_en: string; author_id: number | null }
export const editors: Byline = {
  author_zh: '数据擂台编辑部',
  author_en: 'The Leitai editors',
  author_id: null,
}

/** Who has an account is named by it. */
export function bylineOf(
  writer: Writer,
  { staff, people }: { staff: Staff; people: readonly { id: number; name: string }[] },
): Byline {
  if (writer === 'editors') return editors
  if ('expert' in writer) {
    const expert = plannedExperts.find(({ name: [zh] }) => zh === writer.expert)
    if (!expert) throw new Error(`the demo has no expert ${writer.expert}`)
    return { author_zh: expert.name[0], author_en: expert.name[1], author_id: null }
  }
  const id =
    'account' in writer ? staff[writer.account] : people.find(person => person.name === writer.person)?.id
  if (id === undefined) throw new Error(`no one of the demo writes as ${JSON.stringify(writer)}`)
  return { author_zh: '', author_en: '', author_id: id }
}
