import type { Db } from '../../../../base/database/tables.ts'

/** Promotions out of a round, the newest first, withdrawn ones too; of these teams alone when they are named. */
export const promotionsFrom = (db: Db, fromId: number, teamIds?: readonly number[]) =>
  db
    .selectFrom('promotion as p')
    .innerJoin('team as t', 't.id', 'p.team_id')
    .innerJoin('app_user as u', 'u.id', 'p.promoted_by')
    .leftJoin('app_user as w', 'w.id', 'p.withdrawn_by')
    .where('p.from_schedule_id', '=', fromId)
    .$if(teamIds !== undefined, query => query.where('p.team_id', 'in', [...(teamIds ?? []), 0]))
    .orderBy('p.id', 'desc')
    .selectAll('p')
    .select(['t.name', 'u.user_name as promoter', 'w.user_name as withdrawer'])
    .execute()

type Promotion = Awaited<ReturnType<typeof promotionsFrom>>[number]

export const presentPromotion = (row: Promotion | undefined) =>
  row ? { at: row.promoted_at, by: row.promoter, rank: row.rank, reason: row.reason } : null
