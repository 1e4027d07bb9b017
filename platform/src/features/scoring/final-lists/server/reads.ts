import type { Db, Tx } from '../../../../base/database/tables.ts'

type StandingList = {
  id: number
  competitionId: number
  hasListB: boolean
  confirmedAt: Date
}

/** The confirmed final list of a competition that stands; undefined without one. */
export async function standingList(db: Db | Tx, competitionId: number): Promise<StandingList | undefined> {
  const row = await db
    .selectFrom('final_list')
    .select(['id', 'competition_id', 'has_list_b', 'confirmed_at'])
    .where('competition_id', '=', competitionId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      competitionId: row.competition_id,
      hasListB: row.has_list_b,
      confirmedAt: row.confirmed_at,
    }
  )
}

/** Every competition with a confirmed final list, in the order of their ids. */
export async function competitionsWithFinalList(db: Db | Tx): Promise<number[]> {
  const rows = await db
    .selectFrom('final_list')
    .select('competition_id')
    .where('withdrawn_at', 'is', null)
    .orderBy('competition_id')
    .execute()
  return rows.map(row => row.competition_id)
}

/** All places of a list, board by board. */
export const placesOfList = (db: Db | Tx, listId: number) =>
  db
    .selectFrom('final_place')
    .select(['sub_rank', 'rank', 'team_id', 'team_name'])
    .where('list_id', '=', listId)
    .orderBy('sub_rank')
    .orderBy('rank')
    .execute()

/** Who was in its teams, by team. */
export async function membersOfList(db: Db | Tx, listId: number): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('final_member')
    .select(['team_id', 'user_id'])
    .where('list_id', '=', listId)
    .orderBy('user_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, row => row.team_id)].map(([id, members]) => [id, members.map(one => one.user_id)]),
  )
}
