import type { Tx } from '../../../../base/database/tables.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { bidWords } from '../words.ts'
import { titleOf, type Need } from './needs.ts'

const zh = wordsIn(bidWords, 'zh-CN').notice
const en = wordsIn(bidWords, 'en-US').notice
type Words = typeof zh
type Kind = 'need.review' | 'need.mine' | 'bid.mine'

/** Tells people what happened to a call or a bid. */
export async function tell(
  tx: Tx,
  need: Need,
  ask: {
    /** Makes it one notice however often it is sent. */
    key: string
    kind: Kind
    text: (words: Words, title: string) => string
    to: readonly number[]
    actor: number
    path?: string
  },
): Promise<void> {
  const title = titleOf(need)
  await notify(
    tx,
    {
      key: `bids:${need.id}:${ask.key}`,
      kind: ask.kind,
      text: {
        zh: ask.text(zh, title.zh),
        en: ask.text(en, title.en),
      },
      path: ask.path ?? `/unveil/${need.id}`,
    },
    { to: ask.to, actor: ask.actor },
  )
}
