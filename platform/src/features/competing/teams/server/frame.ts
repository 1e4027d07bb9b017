import { sql } from 'kysely'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { requirementsOf } from '../../../people/onboarding/requirements.rules.ts'
import { requireChecks } from '../../../people/onboarding/server/public.ts'
import { hasSubmitted, sharedDays } from './hooks.ts'
import { competitionRow } from '../../competitions/server/public.ts'
import { teamFaults } from '../faults.ts'
import { changeBlocked, unitingBlocked, type Frame, type TeamState } from '../policy.ts'
import type { RequestKind } from '../rules.ts'
import { lockTeam } from './teams.ts'
import type { TeamRow } from './locks.ts'

/** What the competition says about its teams. */
export async function frameOf(db: Db | Tx, competitionId: number): Promise<Frame> {
  return frameIn(await competitionRow(db, competitionId))
}

export const frameIn = (competition: {
  team_size_max: number
  end_at: Date
  merge_deadline: Date | null
}): Frame => ({
  teamSizeMax: competition.team_size_max,
  endAt: competition.end_at,
  mergeDeadline: competition.merge_deadline,
})

/** Whether a team ever handed anything in, whatever became of it. */
export async function everSubmitted(db: Db | Tx, teamId: number): Promise<boolean> {
  const { ever } = await db
    .selectNoFrom(hasSubmitted.run(sql`${teamId}`).as('ever'))
    .executeTakeFirstOrThrow()
  return ever
}

export const stateOf = (
  row: Pick<TeamRow, 'id' | 'member_count' | 'schedule_id' | 'banned_at' | 'merged_into_id'>,
): TeamState => ({
  id: row.id,
  memberCount: row.member_count,
  scheduleId: row.schedule_id,
  isBanned: row.banned_at !== null,
  isMerged: row.merged_into_id !== null,
})

/** Locks the team for its captain's change; refuses others, and teams and competitions that no longer change. */
export async function lockForCaptain(
  tx: Tx,
  ask: { teamId: number; userId: number; now: Date },
): Promise<TeamRow> {
  const team = await lockTeam(tx, ask.teamId)
  await requireCaptain(tx, team.id, ask.userId)
  requireChangeable(team, await frameOf(tx, team.competition_id), ask.now)
  return team
}

export function requireChangeable(team: TeamRow, frame: Frame, now: Date): void {
  const blocked = changeBlocked(stateOf(team), frame, now)
  if (blocked) throw new Failure(blocked)
}

export async function captainOf(tx: Tx, teamId: number): Promise<number | undefined> {
  const captain = await tx
    .selectFrom('team_member')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('role', '=', 'captain')
    .executeTakeFirst()
  return captain?.user_id
}

export async function requireCaptain(tx: Tx, teamId: number, userId: number): Promise<void> {
  if ((await captainOf(tx, teamId)) !== userId) throw new Failure(teamFaults.captainOnly)
}

/** Throws the reason why one locked team cannot go over into the other now. */
export async function requireUniting(
  tx: Tx,
  ask: { kind: RequestKind; from: TeamRow; into: TeamRow; now: Date },
): Promise<void> {
  const blocked = unitingBlocked({
    kind: ask.kind,
    from: stateOf(ask.from),
    into: stateOf(ask.into),
    frame: await frameOf(tx, ask.into.competition_id),
    days: await sharedDays.run(tx, [ask.from.id], [ask.into.id]),
    now: ask.now,
  })
  if (blocked) throw new Failure(blocked)
}

/** Throws what the competition asks of people and this one lacks, before they join or merge. */
export async function requireReady(tx: Tx, competitionId: number, userId: number): Promise<void> {
  const asked = requirementsOf(await competitionRow(tx, competitionId))
  await requireChecks(tx, { userId, asked, page: `/competitions/${competitionId}/teams` })
}
