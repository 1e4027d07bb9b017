import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { teamOf } from '../../../../competing/teams/server/public.ts'
import { blockingFaults, submissionFaults } from '../../faults.ts'
import { candidateBlocked } from '../../rules.ts'
import { lockTeamOfSubmission } from '../lock.ts'
import { requireRound } from '../../../../competing/schedules/server/public.ts'
import { boardChanged } from '../hooks.ts'

/** A member chooses what stands for the final list of a split round. Says nothing of how it stands there. */
export async function setCandidate(
  tx: Tx,
  ask: { submissionId: number; userId: number; isCandidate: boolean; now: Date },
): Promise<void> {
  const { submissionId, userId, isCandidate, now } = ask
  const team = await lockTeamOfSubmission(tx, submissionId)
  const submission = await tx
    .selectFrom('submission')
    .select(['competition_id', 'schedule_id', 'sub_rank', 'state', 'voided_at', 'is_candidate'])
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow()
  // Whoever was removed from the team while this waited is no member any more.
  const own = await teamOf(tx, submission.competition_id, userId)
  if (own?.id !== team.id) throw new Failure(submissionFaults.notFound)
  if (team.banned_at !== null) throw new Failure(blockingFaults.teamBanned)
  const schedule = await requireRound(tx, { id: submission.schedule_id })
  const { ticked } = await tx
    .selectFrom('submission')
    .select(eb => eb.fn.countAll<number>().as('ticked'))
    .where('team_id', '=', team.id)
    .where('schedule_id', '=', submission.schedule_id)
    .where('sub_rank', '=', submission.sub_rank)
    .where('is_candidate', '=', true)
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  const fault = candidateBlocked({
    now,
    schedule: { listBMode: schedule.list_b_mode, listAEnd: schedule.list_a_end },
    submission: {
      isScored: submission.state === 'scored',
      isVoid: submission.voided_at !== null,
      isCandidate: submission.is_candidate,
    },
    ticked,
  })
  if (fault) throw new Failure(fault)
  if (submission.is_candidate === isCandidate) return
  await tx
    .updateTable('submission')
    .set({ is_candidate: isCandidate })
    .where('id', '=', submissionId)
    .execute()
  await tx
    .insertInto('submission_event')
    .values({
      submission_id: submissionId,
      at: now,
      state: isCandidate ? 'chosen' : 'not-chosen',
      detail: JSON.stringify({ by: userId }),
    })
    .execute()
  await boardChanged.run(tx, { scheduleId: submission.schedule_id, subRank: submission.sub_rank }, team)
}
