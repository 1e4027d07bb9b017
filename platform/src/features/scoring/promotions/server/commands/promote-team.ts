import type { AuditAction } from '../../../../../base/audit/actions.ts'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { enqueue } from '../../../../../base/jobs/job.ts'
import { scheduleFaults } from '../../../../competing/schedules/faults.ts'
import { schedulesOf } from '../../../../competing/schedules/server/public.ts'
import { bindTeams, lockTeam } from '../../../../competing/teams/server/public.ts'
import { promotionFaults } from '../../faults.ts'
import { withdrawBlocked } from '../../rules.ts'
import { notifyOfPromotionJob } from '../job.ts'
import { roundOf } from '../round.ts'

type Ask = {
  teamId: number
  /** The round to go on to. */
  scheduleId: number
  reason: string
  actor: Actor & { userId: number }
  now: Date
}

/** Promotes one team by hand: after an appeal, or for a wild card. Already promoted, nothing changes. */
export async function promoteTeam(tx: Tx, ask: Ask): Promise<void> {
  const { teamId, scheduleId, reason, actor, now } = ask
  const team = await lockTeam(tx, teamId)
  const { before, schedules } = await roundsAround(tx, team.competition_id, scheduleId)
  const { blocked } = await roundOf(tx, team.competition_id, before.id, now)
  if (blocked) throw new Failure(blocked)
  if (await standing(tx, teamId, scheduleId)) return
  const own = schedules.find(schedule => schedule.id === team.schedule_id)?.sort ?? 0
  if (
    team.banned_at !== null ||
    team.merged_into_id !== null ||
    team.is_baseline ||
    (before.sort > 0 && own < before.sort)
  )
    throw new Failure(promotionFaults.notEligible)
  await tx
    .insertInto('promotion')
    .values({
      schedule_id: scheduleId,
      from_schedule_id: before.id,
      team_id: teamId,
      rank: null,
      reason,
      promoted_by: actor.userId,
      promoted_at: now,
    })
    .execute()
  if (own <= before.sort) await bindTeams(tx, [teamId], scheduleId)
  await note(tx, 'promotion.add', ask)
  await enqueue(tx, notifyOfPromotionJob, { scheduleId, teamIds: [teamId] })
}

/** Takes a promotion back, until the next round starts: the team is in the round before again. */
export async function withdrawPromotion(tx: Tx, ask: Ask): Promise<void> {
  const { teamId, scheduleId, reason, actor, now } = ask
  const team = await lockTeam(tx, teamId)
  const { before, next } = await roundsAround(tx, team.competition_id, scheduleId)
  const promotion = await standing(tx, teamId, scheduleId)
  if (!promotion) {
    const last = await tx
      .selectFrom('promotion')
      .select('withdraw_reason')
      .where('team_id', '=', teamId)
      .where('schedule_id', '=', scheduleId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    // The same asked again, because its answer was lost on the way.
    if (last?.withdraw_reason === reason) return
    throw new Failure(promotionFaults.notPromoted)
  }
  const blocked = withdrawBlocked(next, now)
  if (blocked) throw new Failure(blocked)
  await tx
    .updateTable('promotion')
    .set({ withdrawn_at: now, withdrawn_by: actor.userId, withdraw_reason: reason })
    .where('id', '=', promotion.id)
    .execute()
  if (team.schedule_id === scheduleId) await bindTeams(tx, [teamId], before.sort === 0 ? null : before.id)
  await note(tx, 'promotion.withdraw', ask)
}

async function roundsAround(tx: Tx, competitionId: number, scheduleId: number) {
  const schedules = await schedulesOf(tx, competitionId)
  const place = schedules.findIndex(schedule => schedule.id === scheduleId)
  const [before, next] = [schedules[place - 1], schedules[place]]
  if (!next) throw new Failure(scheduleFaults.notFound)
  // The first round is everybody's.
  if (!before) throw new Failure(promotionFaults.notEligible)
  return { schedules, before, next }
}

const standing = (tx: Tx, teamId: number, scheduleId: number) =>
  tx
    .selectFrom('promotion')
    .select('id')
    .where('team_id', '=', teamId)
    .where('schedule_id', '=', scheduleId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

const note = (tx: Tx, action: AuditAction, { teamId, scheduleId, reason, actor, now }: Ask) =>
  audit(tx, actor, { action, subject: 'team', subjectId: teamId, detail: { scheduleId, reason } }, now)
