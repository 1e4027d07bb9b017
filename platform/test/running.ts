import type { Insertable } from 'kysely'
import type { Tables } from '../src/base/database/tables.ts'
import { rank } from '../src/features/scoring/rankings/rules.ts'
import { entriesOf } from '../src/features/scoring/submissions/counting.rules.ts'
import { scoredSubmissions } from '../src/features/scoring/submissions/server/scored.ts'
import { settleSubmission } from '../src/features/scoring/submissions/server/commands/settle-submission.ts'
import type { World } from './world.ts'

type Given = Partial<Insertable<Tables['submission']>>

/** A submission that waits, as if it had been accepted. */
export async function makeWaiting(
  world: World,
  of: { competitionId: number; scheduleId: number; teamId: number; userId: number },
  given: Given = {},
): Promise<number> {
  const { id } = await world.db
    .insertInto('submission')
    .values({
      competition_id: of.competitionId,
      schedule_id: of.scheduleId,
      team_id: of.teamId,
      user_id: of.userId,
      list: 'A',
      state: 'queued',
      file_name: 'result.csv',
      storage_key: 'none',
      sha256: 'none',
      size: 1,
      quota_day: '2026-11-20',
      received_at: world.clock.now(),
      fault: null,
      fault_code: null,
      rows: null,
      started_at: null,
      finished_at: null,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A submission with these scores, settled in the way that scoring settles. */
export async function makeScored(
  world: World,
  of: { competitionId: number; scheduleId: number; teamId: number; userId: number },
  scores: { A?: number; B?: number },
  given: Given = {},
): Promise<number> {
  const id = await makeWaiting(world, of, given)
  const hashes = { submissionSha256: 'none', answerSha256: 'none', scorerHash: 'none' }
  await world.db.transaction().execute(tx =>
    settleSubmission(
      tx,
      id,
      {
        state: 'scored',
        rows: 4,
        log: [],
        scores: (['A', 'B'] as const).flatMap(board => {
          const score = scores[board]
          return score === undefined ? [] : [{ board, score, ...hashes }]
        }),
      },
      world.clock.now(),
    ),
  )
  return id
}

/** A round's boards as they stand: `subRank board: team=score…` in their order. */
export async function boardsOf(world: World, scheduleId: number): Promise<string[]> {
  const rows = await world.db
    .selectFrom('ranking_entry')
    .selectAll()
    .where('schedule_id', '=', scheduleId)
    .execute()
  return present(
    rows.map(row => ({
      board: `${row.sub_rank} ${row.board}`,
      teamId: row.team_id,
      sortKey: row.sort_key,
      bestAt: row.best_at,
      text: `${row.submission_id}=${row.score}/${row.valid_count}${row.is_ranked ? '' : ' unranked'}`,
    })),
  )
}

/** The same computed from all submissions of the round at once, by the rule alone. */
export async function recomputedBoards(world: World, scheduleId: number): Promise<string[]> {
  const schedule = await world.db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', scheduleId)
    .executeTakeFirstOrThrow()
  const teams = await world.db
    .selectFrom('team')
    .selectAll()
    .where('competition_id', '=', schedule.competition_id)
    .execute()
  const scored = await scoredSubmissions(world.db, { scheduleId })
  const entries = [...Map.groupBy(scored, one => `${one.teamId} ${one.subRank}`).values()].flatMap(own => {
    const team = teams.find(candidate => candidate.id === own[0]?.teamId)
    if (!team || team.banned_at !== null || team.merged_into_id !== null) return []
    const both = entriesOf(own, {
      direction: schedule.direction,
      listBMode: schedule.list_b_mode,
      ladder: schedule.ladder,
    })
    return (['A', 'B'] as const).flatMap(board => {
      const entry = both[board]
      if (!entry) return []
      return [
        {
          ...entry,
          board: `${own[0]?.subRank} ${board}`,
          teamId: team.id,
          text: `${entry.submissionId}=${entry.score}/${entry.validCount}${team.is_baseline ? ' unranked' : ''}`,
        },
      ]
    })
  })
  return present(entries)
}

type Place = { board: string; teamId: number; sortKey: number; bestAt: Date; text: string }

function present(places: readonly Place[]): string[] {
  return [...Map.groupBy(places, place => place.board)]
    .toSorted(([x], [y]) => (x < y ? -1 : 1))
    .map(
      ([board, own]) =>
        `${board}: ${rank(own)
          .map(place => `${place.teamId}:${place.text}`)
          .join(' ')}`,
    )
}
