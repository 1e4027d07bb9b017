import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { topOf } from '../../../rankings/server/public.ts'
import { bindTeams, lockTeams } from '../../../../competing/teams/server/public.ts'
import { promotionFaults } from '../../faults.ts'
import { decidingBoard } from '../../rules.ts'
import { notifyOfPromotionJob } from '../job.ts'
import { roundOf } from '../round.ts'

/**
 * Promotes the first teams of the final board to the next round. Done again it adds whoever has come among them since
 * and takes nobody away. `teamIds` are those that were shown before: for others nothing is done.
 */
export async function promoteTop(
  tx: Tx,
  ask: {
    competitionId: number
    fromId: number
    subRank: string
    top: number
    teamIds: readonly number[]
    actor: Actor & { userId: number }
    now: Date
  },
): Promise<void> {
  const { competitionId, fromId, subRank, actor, now } = ask
  const { from, next, schedules, blocked } = await roundOf(tx, competitionId, fromId, now)
  if (blocked || !next) throw new Failure(blocked ?? promotionFaults.noNextRound)
  const teams = await lockTeams(tx, ask.teamIds)
  // Read again under the locks: one of them may have been disqualified, or another's submission voided.
  const chosen = await topOf(tx, {
    scheduleId: fromId,
    subRank,
    board: decidingBoard(from),
    limit: ask.top,
  })
  const shown = new Set(ask.teamIds)
  if (shown.size !== chosen.length || chosen.some(place => !shown.has(place.teamId)))
    throw new Failure(promotionFaults.boardChanged)
  if (chosen.length === 0) return
  const made = await tx
    .insertInto('promotion')
    .values(
      chosen.map(place => ({
        schedule_id: next.id,
        from_schedule_id: fromId,
        team_id: place.teamId,
        rank: place.rank,
        reason: null,
        promoted_by: actor.userId,
        promoted_at: now,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['schedule_id', 'team_id']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .returning('team_id')
    .execute()
  const added = made.map(row => row.team_id)
  // A team that has gone further still stays there.
  const sortOf = new Map(schedules.map(schedule => [schedule.id, schedule.sort]))
  const behind = teams.filter(
    team => team.schedule_id === null || (sortOf.get(team.schedule_id) ?? 0) < next.sort,
  )
  await bindTeams(
    tx,
    behind.map(team => team.id),
    next.id,
  )
  if (added.length === 0) return
  await audit(
    tx,
    actor,
    {
      action: 'promotion.top',
      subject: 'schedule',
      subjectId: next.id,
      detail: { from: fromId, subRank, top: ask.top, teams: added },
    },
    now,
  )
  await enqueue(tx, notifyOfPromotionJob, { scheduleId: next.id, teamIds: added })
}
