import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { entriesOf, ladderScores, type BoardRule } from '../../../submissions/counting.rules.ts'
import { placesMoved } from '../hooks.ts'
import { teamsOfStaff, teamsWith } from '../teams-of-staff.views.ts'
import { refreshEntries, type BoardOf } from './refresh-entries.ts'
import { requireRound, roundsById, type RoundRow } from '../../../../competing/schedules/server/public.ts'
import { lockTeams, teamsOnBoards } from '../../../../competing/teams/server/public.ts'
import { boardsWithScores, keepLadder, scoredSubmissions } from '../../../submissions/server/public.ts'

type Team = { id: number; is_baseline: boolean; banned_at: Date | null; merged_into_id: number | null }

const ruleIn = (round: RoundRow): Required<BoardRule> => ({
  direction: round.direction,
  listBMode: round.list_b_mode,
  ladder: round.ladder,
})

export const ruleOf = async (tx: Tx, scheduleId: number): Promise<Required<BoardRule>> =>
  ruleIn(await requireRound(tx, { id: scheduleId }))

/** One board's entries of a team, brought up to date. The caller holds the team's lock. */
export async function refreshBoard(
  tx: Tx,
  place: { scheduleId: number; subRank: string },
  team: Team,
): Promise<void> {
  const round = await requireRound(tx, { id: place.scheduleId })
  await refreshEntries(
    tx,
    { ...place, ...ruleIn(round) },
    {
      id: team.id,
      isRanked: !team.is_baseline && !(await teamsOfStaff(tx, [team.id])).has(team.id),
      isOnBoard: team.banned_at === null && team.merged_into_id === null,
    },
  )
  await placesMoved.run(tx, [round.competition_id])
}

/**
 * Brings every board on which one of these teams has or had a place up to date with its submissions, in the caller's
 * transaction and under its locks: after a merge, a ban, or the end of one.
 */
export async function refreshBoards(tx: Tx, teamIds: readonly number[]): Promise<void> {
  const { boards, competitionIds } = await boardsOf(tx, teamIds)
  const [standing, staff] = [await teamsOnBoards(tx, teamIds), await teamsOfStaff(tx, teamIds)]
  for (const board of boards)
    for (const id of [...teamIds].toSorted((a, b) => a - b))
      await refreshEntries(tx, board, {
        id,
        isRanked: standing.get(id)?.isRanked === true && !staff.has(id),
        isOnBoard: standing.has(id),
      })
  await placesMoved.run(tx, competitionIds)
}

/** Updates the boards of a person's teams after the person gained or lost the right to read answers. */
export async function refreshTeamsWith(
  tx: Tx,
  reader: { userId: number; competitionId: number | null },
): Promise<void> {
  const teamIds = await teamsWith(tx, reader)
  if (teamIds.length === 0) return
  await lockTeams(tx, teamIds)
  await refreshBoards(tx, teamIds)
}

/** The boards on which one of these teams has a place, or a score to have one by. */
async function boardsOf(
  tx: Tx,
  teamIds: readonly number[],
): Promise<{ boards: BoardOf[]; competitionIds: number[] }> {
  const places = await tx
    .selectFrom('ranking_entry')
    .select(['schedule_id', 'sub_rank'])
    .where(eb => eb('team_id', '=', eb.fn.any(eb.val([...teamIds]))))
    .union(boardsWithScores(tx, teamIds))
    .orderBy('schedule_id')
    .orderBy('sub_rank')
    .execute()
  const rounds = await roundsById(
    tx,
    places.map(place => place.schedule_id),
  )
  const boards = places.flatMap(({ schedule_id: scheduleId, sub_rank: subRank }) => {
    const round = rounds.get(scheduleId)
    return round ? [{ scheduleId, subRank, ...ruleIn(round) }] : []
  })
  const competitionIds = [...new Set([...rounds.values()].map(round => round.competition_id))]
  return { boards, competitionIds }
}

/** All boards of a round, computed anew at once. The caller holds the locks of all teams that have scores in it. */
export async function refreshSchedule(tx: Tx, scheduleId: number): Promise<void> {
  const round = await requireRound(tx, { id: scheduleId })
  const rule = ruleIn(round)
  const scored = await scoredSubmissions(tx, { scheduleId })
  const teamIds = [...new Set(scored.map(one => one.teamId))]
  const [standing, staff] = [await teamsOnBoards(tx, teamIds), await teamsOfStaff(tx, teamIds)]
  const byTeam = [...Map.groupBy(scored, one => `${one.teamId} ${one.subRank}`).values()]
  const values = byTeam.flatMap(own => {
    const [{ teamId, subRank } = { teamId: 0, subRank: '' }] = own
    const team = standing.get(teamId)
    if (!team) return []
    const entries = entriesOf(own, rule)
    return (['A', 'B'] as const).flatMap(board => {
      const entry = entries[board]
      if (!entry) return []
      return [
        {
          r: subRank,
          l: board,
          t: teamId,
          s: entry.score,
          k: entry.sortKey,
          i: entry.submissionId,
          b: entry.bestAt.toISOString(),
          v: entry.validCount,
          n: team.isRanked && !staff.has(teamId),
        },
      ]
    })
  })
  if (rule.ladder)
    await keepLadder(tx, new Map(byTeam.flatMap(own => [...ladderScores(own, rule.direction)])))
  await tx.deleteFrom('ranking_entry').where('schedule_id', '=', scheduleId).execute()
  await sql`
    insert into ranking_entry (schedule_id, sub_rank, board, team_id, score, sort_key, submission_id, best_at, valid_count, is_ranked)
    select ${scheduleId}, r, l, t, s, k, i, b, v, n from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as x(r text, l text, t bigint, s double precision, k double precision, i bigint, b timestamptz, v integer, n boolean)`.execute(
    tx,
  )
  await placesMoved.run(tx, [round.competition_id])
}
