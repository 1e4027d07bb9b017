import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { filled } from '../../../../../base/web/language.ts'
import { notify } from '../../../../people/notices/server/public.ts'
import { participantFaults } from '../../faults.ts'

type Decide = {
  competition: { id: number; title_zh: string; title_en: string }
  userIds: readonly number[]
  state: 'approved' | 'refused'
  reason: string
  actor: Actor & { userId: number }
  now: Date
}

/** Lets people take part or keeps them out, and tells those for whom that is news. Answers how many they are. */
export async function decideParticipants(tx: Tx, ask: Decide): Promise<number> {
  const { competition, state, reason, actor, now } = ask
  if (state === 'refused' && reason === '')
    throw new Failure(participantFaults.reasonMissing, {
      issues: [{ path: 'body.reason', code: 'required' }],
    })
  const userIds = [...new Set(ask.userIds)]
  const found = await tx
    .selectFrom('registration')
    .select(['user_id', 'state'])
    .where('competition_id', '=', competition.id)
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
  if (found.length < userIds.length) throw new Failure(participantFaults.notFound)
  const changed = found.filter(row => row.state !== state).map(row => row.user_id)
  if (changed.length === 0) return 0
  await tx
    .updateTable('registration')
    .set({ state, decided_by: actor.userId, decided_at: now, decision_reason: reason || null })
    .where('competition_id', '=', competition.id)
    .where('user_id', 'in', changed)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: state === 'approved' ? 'participant.approve' : 'participant.refuse',
      subject: 'competition',
      subjectId: competition.id,
      detail: { userIds: changed, reason },
    },
    now,
  )
  const title = filled({ zh: competition.title_zh, en: competition.title_en })
  await notify(
    tx,
    {
      key: `participant:${competition.id}:${state}:${now.toISOString()}`,
      kind: `participant.${state}`,
      text:
        state === 'approved'
          ? {
              zh: `你在“${title.zh}”的报名已通过。`,
              en: `Your request to join “${title.en}” has been approved.`,
            }
          : {
              zh: `你在“${title.zh}”的报名没有通过：${reason}`,
              en: `Your request to join “${title.en}” has been declined: ${reason}`,
            },
      path: `/competitions/${competition.id}`,
    },
    { to: changed, actor: actor.userId },
  )
  return changed.length
}
