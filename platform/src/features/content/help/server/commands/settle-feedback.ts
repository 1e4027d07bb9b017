import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { helpFaults } from '../../faults.ts'
import { mayBecome, type FeedbackState } from '../../rules.ts'
import { notifyOfAnswer } from '../notices.ts'

type Settle = {
  feedbackId: number
  state: FeedbackState
  answer: string | undefined
  actor: Actor & { userId: number }
  now: Date
}

const actions = { answered: 'feedback.answer', closed: 'feedback.close', open: 'feedback.reopen' } as const

/** Answers, closes or opens again; whoever sent it signed in is told the answer. Of two at once the second is refused. */
export async function settleFeedback(tx: Tx, ask: Settle): Promise<void> {
  const { feedbackId, state, answer, actor, now } = ask
  const row = await tx
    .selectFrom('feedback')
    .select(['id', 'state', 'user_id'])
    .where('id', '=', feedbackId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(helpFaults.noFeedback)
  if (!mayBecome(row.state, state)) throw new Failure(helpFaults.wrongStep)
  if (state === 'answered' && answer === undefined)
    throw new Failure(helpFaults.answerMissing, { issues: [{ path: 'body.answer', code: 'required' }] })
  const isAnswer = state === 'answered' && answer !== undefined
  await tx
    .updateTable('feedback')
    .set({ state, ...(isAnswer ? { answer, answered_at: now, answered_by: actor.userId } : {}) })
    .where('id', '=', feedbackId)
    .execute()
  await audit(
    tx,
    actor,
    { action: actions[state], subject: 'feedback', subjectId: feedbackId, detail: {} },
    now,
  )
  if (isAnswer && row.user_id !== null)
    await notifyOfAnswer(tx, { feedbackId, userId: row.user_id, answer, actor: actor.userId, now })
}
