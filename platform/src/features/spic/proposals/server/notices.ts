import type { Tx } from '../../../../base/database/tables.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { notifyAll } from '../../../people/notices/server/public.ts'
import { proposalNoticeWords } from '../notice-words.ts'
import type { Edition } from './entries.ts'

const zh = wordsIn(proposalNoticeWords, 'zh-CN')
const en = wordsIn(proposalNoticeWords, 'en-US')
type Words = typeof zh

type Tell = {
  /** Makes it one notice however often it is sent. */
  key: string
  kind: 'spic.team' | 'spic.proposal'
  text: (words: Words, edition: string) => string
  to: readonly number[]
  /** Who did it, and is not told of it; null where everybody is. */
  actor: number | null
  path: string
}
type Of = Pick<Edition, 'id' | 'name_zh' | 'name_en'>

/** Tells the members of an entry what happened to it. */
export const tell = (tx: Tx, edition: Of, ask: Tell): Promise<void> => tellAll(tx, edition, [ask])

/** The same of several entries, in one statement. */
export const tellAll = (tx: Tx, edition: Of, asks: readonly Tell[]): Promise<void> =>
  notifyAll(
    tx,
    asks.map(({ key, kind, text, to, actor, path }) => ({
      key: `spic:${edition.id}:${key}`,
      kind,
      text: {
        zh: text(zh, edition.name_zh || edition.name_en),
        en: text(en, edition.name_en || edition.name_zh),
      },
      path,
      to,
      actor: actor ?? 0,
    })),
  )
