import { audit } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { appealFaults } from '../../faults.ts'
import { isSettled, mayBecome, type AppealState } from '../../rules.ts'
import { notifyOfAnswer } from '../notices.ts'

export type Settlement = {
  appealId: number
  userId: number
  address: string | null
  state: Exclude<AppealState, 'open'>
  answer: { body: string; html: string } | undefined
  now: Date
}

const actions = { reviewing: 'review', answered: 'answer', rejected: 'reject' } as const

/** The organiser takes an appeal up, or ends it with an answer. Of two at once the second finds it ended. */
export async function settleAppeal(tx: Tx, ask: Settlement): Promise<void> {
  const appeal = await tx
    .selectFrom('appeal')
    .selectAll()
    .where('id', '=', ask.appealId)
    .forUpdate()
    .executeTakeFirst()
  if (!appeal) throw new Failure(appealFaults.notFound)
  if (!mayBecome(appeal.state, ask.state)) throw new Failure(appealFaults.alreadyClosed)
  const settled = isSettled(ask.state)
  if (settled && !ask.answer)
    throw new Failure(appealFaults.answerMissing, { issues: [{ path: 'body.answer', code: 'required' }] })
  await tx
    .updateTable('appeal')
    .set({
      state: ask.state,
      ...(settled && ask.answer
        ? {
            answer: ask.answer.body,
            answer_html: ask.answer.html,
            answered_at: ask.now,
            answered_by: ask.userId,
          }
        : {}),
    })
    .where('id', '=', appeal.id)
    .execute()
  await audit(
    tx,
    { userId: ask.userId, address: ask.address },
    {
      action: `appeal.${actions[ask.state]}`,
      subject: 'appeal',
      subjectId: appeal.id,
      detail: {
        competitionId: appeal.competition_id,
        teamId: appeal.team_id,
        subjectTeamId: appeal.subject_team_id,
      },
    },
    ask.now,
  )
  if (isSettled(ask.state)) await notifyOfAnswer(tx, { appeal, state: ask.state, actor: ask.userId })
}
