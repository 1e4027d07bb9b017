import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { roundRows } from '../../../competing/schedules/server/public.ts'
import type { Places } from '../../../competing/teams/server/public.ts'

/**
 * Every place on the boards of a competition at one moment, so that all ranks of a file belong together: of each board
 * three lists of numbers side by side, the newest team first, which is a few bytes a place.
 */
export async function placesOf(db: Db, competitionId: number): Promise<Map<string, Places>> {
  const rounds = await roundRows(db, competitionId)
  const { rows } = await sql<Places & { key: string }>`
    select concat_ws(' ', schedule_id, board, sub_rank) as key, array_agg(team_id::float8 order by team_id desc) as teams,
      array_agg(rank order by team_id desc) as ranks, array_agg(score order by team_id desc) as scores
    from (
      select schedule_id, board, sub_rank, team_id, score, case when is_ranked then (row_number() over (
        partition by schedule_id, sub_rank, board, is_ranked order by sort_key, best_at, team_id
      ))::int end as rank
      from ranking_entry where schedule_id = any(${rounds.map(round => round.id)}::bigint[])
    ) placed group by schedule_id, board, sub_rank`.execute(db)
  return new Map(rows.map(({ key, ...places }) => [key, places]))
}

/** The teams that have a place on a board of this round. */
export async function teamsPlacedIn(db: Db | Tx, scheduleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ranking_entry')
    .select('team_id')
    .distinct()
    .where('schedule_id', '=', scheduleId)
    .execute()
  return rows.map(row => row.team_id)
}

/** Whether a submission, by the alias of its row, is what its team has on list A, or on any list. A condition. */
export function isOnBoard(submission: string, lists: 'A' | 'any'): RawBuilder<boolean> {
  const its = (column: string) => sql.ref(`${submission}.${column}`)
  // By the whole key of an entry, or by its team: there is no index by the submission that it holds.
  const key = sql`and e.schedule_id = ${its('schedule_id')} and e.sub_rank = ${its('sub_rank')} and e.board = 'A'`
  return sql<boolean>`exists (
    select from ranking_entry e where e.team_id = ${its('team_id')} ${lists === 'A' ? key : sql``}
      and e.submission_id = ${its('id')})`
}

/** Who has a place with a rank on the boards of a round, in no order, with what decides their order. */
export const rankedEntries = async (db: Db | Tx, scheduleId: number) =>
  (await rankedEntriesOf(db, [scheduleId])).get(scheduleId) ?? []

/** The same of several rounds at once, by round. */
export async function rankedEntriesOf(db: Db | Tx, scheduleIds: readonly number[]) {
  const rows = await db
    .selectFrom('ranking_entry')
    .select(['schedule_id', 'sub_rank', 'board', 'team_id', 'sort_key', 'best_at', 'score'])
    .where(eb => eb('schedule_id', '=', eb.fn.any(eb.val([...scheduleIds]))))
    .where(eb => eb.ref('is_ranked'))
    .execute()
  return Map.groupBy(rows, row => row.schedule_id)
}
