import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'

/** Those of these findings that are of this competition. */
export async function findingsOf(
  db: Db | Tx,
  competitionId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('integrity_finding')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(row => row.id)
}

/** How many findings about each of these teams nobody has put aside. */
export async function openFindingsOfTeams(
  db: Db | Tx,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (teamIds.length === 0) return new Map()
  const { rows } = await sql<{ team: number; count: number }>`
    select t.id as team, count(*)::int as count
    from unnest(${[...teamIds]}::bigint[]) as t (id)
    join integrity_finding f on f.team_ids @> array[t.id] and f.dismissed_at is null
    group by t.id`.execute(db)
  return new Map(rows.map(row => [row.team, row.count]))
}

/** The same of the findings in which this submission's file appears. */
export async function openFindingsOfSubmission(db: Db | Tx, submissionId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from integrity_finding
    where submission_ids @> array[${submissionId}::bigint] and dismissed_at is null`.execute(db)
  return rows[0]?.count ?? 0
}
