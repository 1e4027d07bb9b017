import { sql } from 'kysely'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { topOf } from '../../../rankings/server/public.ts'
import { bindTeams, lockFound } from '../../../../competing/teams/server/public.ts'
import { promotionFaults } from '../../faults.ts'
import { decidingBoard } from '../../rules.ts'
import { notifyOfPromotionJob } from '../job.ts'
import { roundOf } from '../round.ts'
import { seenOf } from '../seen.ts'

/**
 * Promotes the first teams of the final board to the next round. Done again it adds whoever has come among them since
 * and removes none. `seen` is the hash of the teams that were shown; if the board has changed since, the call fails.
 */
export async function promoteTop(
  tx: Tx,
  ask: {
    competitionId: number
    fromId: number
    subRank: string
    top: number
    seen: string
    actor: Actor & { userId: number }
    now: Date
  },
): Promise<void> {
  const { competitionId, fromId, subRank, actor, now } = ask
  const { from, next, schedules, blocked } = await roundOf(tx, competitionId, fromId, now)
  if (blocked || !next) throw new Failure(blocked ?? promotionFaults.noNextRound)
  const top = async () => {
    const places = await topOf(tx, {
      scheduleId: fromId,
      subRank,
      board: decidingBoard(from),
      limit: ask.top,
    })
    return places.map(place => place.teamId)
  }
  // Read again under the locks: one of them may have been disqualified, or another's submission voided.
  const teams = await lockFound(tx, top)
  const chosen = await top()
  // A board that moved between the two reads may have teams that are not locked.
  if (seenOf(chosen) !== ask.seen || !chosen.every(id => teams.has(id)))
    throw new Failure(promotionFaults.boardChanged)
  if (chosen.length === 0) return
  const { rows: made } = await sql<{ team_id: number }>`
    insert into promotion (schedule_id, from_schedule_id, team_id, rank, promoted_by, promoted_at)
    select ${next.id}, ${fromId}, team_id, rank, ${actor.userId}, ${now}
    from unnest(${chosen}::bigint[]) with ordinality as top (team_id, rank)
    on conflict (schedule_id, team_id) where withdrawn_at is null do nothing returning team_id`.execute(tx)
  const added = made.map(row => row.team_id)
  // A team that has gone further still stays there.
  const sortOf = new Map(schedules.map(schedule => [schedule.id, schedule.sort]))
  const behind = [...teams.values()].filter(
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
