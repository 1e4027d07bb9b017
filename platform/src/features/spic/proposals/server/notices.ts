import type { Tx } from '../../../../base/database/tables.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { proposalNoticeWords } from '../notice-words.ts'
import type { Edition } from './entries.ts'

const zh = wordsIn(proposalNoticeWords, 'zh-CN')
const en = wordsIn(proposalNoticeWords, 'en-US')
type Words = typeof zh

/** Tells the members of an entry what happened to it. */
export async function tell(
  tx: Tx,
  edition: Pick<Edition, 'id' | 'name_zh' | 'name_en'>,
  ask: {
    /** Makes it one notice however often it is sent. */
    key: string
    kind: 'spic.team' | 'spic.proposal'
    text: (words: Words, edition: string) => string
    to: readonly number[]
    /** Who did it, and is not told of it; null where everybody is. */
    actor: number | null
    path: string
  },
): Promise<void> {
  await notify(
    tx,
    {
      key: `spic:${edition.id}:${ask.key}`,
      kind: ask.kind,
      text: {
        zh: ask.text(zh, edition.name_zh || edition.name_en),
        en: ask.text(en, edition.name_en || edition.name_zh),
      },
      path: ask.path,
    },
    { to: ask.to, actor: ask.actor ?? 0 },
  )
}
