import type { Insertable } from 'kysely'
import type { Tables } from '../src/base/database/tables.ts'
import { fields as fieldsOf, type Field } from '../src/features/spic/forms/fields.ts'
import type { Place } from './factories.ts'

const hour = 3_600_000
const named = (zh: string, en: string) => ({ zh, en })
const common = (key: string, zh: string, en: string) => ({
  key,
  label: named(zh, en),
  help: named('', ''),
  isRequired: true,
  isIdentifying: false,
  condition: null,
})

export const signupFields: Field[] = fieldsOf.parse([
  { ...common('phone', '联系电话', 'Phone'), kind: 'text', most: 40, isIdentifying: true },
  { ...common('why', '参赛理由', 'Why'), kind: 'longText', most: 500, isRequired: false },
])

export const proposalFields: Field[] = fieldsOf.parse([
  { ...common('idea', '方案', 'Idea'), kind: 'heading' },
  { ...common('summary', '摘要', 'Summary'), kind: 'longText', most: 2_000 },
  {
    ...common('stage', '阶段', 'Stage'),
    kind: 'choice',
    isMany: false,
    options: [
      { value: 'idea', label: named('设想', 'An idea') },
      { value: 'pilot', label: named('已试点', 'Piloted') },
    ],
  },
  {
    ...common('where', '试点地点', 'Where it was piloted'),
    kind: 'text',
    most: 100,
    condition: { field: 'stage', values: ['pilot'] },
  },
  { ...common('team', '团队', 'Team'), kind: 'members', most: 10, isIdentifying: true },
  { ...common('budget', '预算', 'Budget'), kind: 'budget', most: 1_000_000, isRequired: false },
  {
    ...common('papers', '附件', 'Papers'),
    kind: 'file',
    kinds: ['pdf', 'office', 'picture', 'archive'],
    most: 3,
    mostBytes: 1_000_000,
    isRequired: false,
  },
])

/** What answers these fields. */
export const proposalAnswers = {
  summary: '用一句话说清方案。',
  stage: 'idea',
  team: [{ name: '王老师', organisation: '临江水务', title: '高级工程师', task: '负责模型' }],
  budget: [
    { item: '设备', amount: 1200.5, note: '' },
    { item: '差旅', amount: 99.5, note: '两次' },
  ],
}

/** An edition that is open for sign-ups and proposals, with a track and both forms. */
export async function makeEdition(
  { db, clock }: Place,
  given: Partial<Insertable<Tables['spic_edition']>> & { year: number },
) {
  const now = clock.now()
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  const edition = await db
    .insertInto('spic_edition')
    .values({
      name_zh: `${given.year} 试点项目大赛`,
      name_en: `Pilot projects ${given.year}`,
      signup_starts_at: at(-1),
      signup_ends_at: at(24),
      submit_starts_at: at(-1),
      submit_ends_at: at(48),
      published_at: at(-2),
      created_at: now,
      updated_at: now,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { id: track } = await db
    .insertInto('spic_track')
    .values({ edition_id: edition.id, sort: 1, name_zh: '能源', name_en: 'Energy' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const form = async (purpose: 'signup' | 'proposal', fields: Field[]) =>
    (
      await db
        .insertInto('spic_form')
        .values({
          edition_id: edition.id,
          purpose,
          version: 1,
          fields: JSON.stringify(fields),
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  return {
    ...edition,
    track,
    signupForm: await form('signup', signupFields),
    proposalForm: await form('proposal', proposalFields),
  }
}
