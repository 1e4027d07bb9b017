import type { Tx } from '../../../../base/database/tables.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { notify } from '../../../people/notices/server/public.ts'
import { feedbackWords } from '../feedback-words.ts'

const zh = wordsIn(feedbackWords, 'zh-CN')
const en = wordsIn(feedbackWords, 'en-US')

type Answered = { feedbackId: number; userId: number; answer: string; actor: number; now: Date }

/** Tells whoever sent it; each answer of one that was opened again is told. */
export async function notifyOfAnswer(
  tx: Tx,
  { feedbackId, userId, answer, actor, now }: Answered,
): Promise<void> {
  await notify(
    tx,
    {
      key: `feedback.answered:${feedbackId}:${now.toISOString()}`,
      kind: 'feedback.answered',
      text: { zh: zh.notice(answer), en: en.notice(answer) },
      path: '/feedback',
    },
    { to: [userId], actor },
  )
}
