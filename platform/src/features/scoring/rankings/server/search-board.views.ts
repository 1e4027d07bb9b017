import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { teamNameKey } from '../../../competing/teams/rules.ts'
import type { Place, Placed } from './top.ts'

/** Ranked teams of a board whose name has what is searched, or whose number it is, from a rank on. */
export async function searchBoard(
  db: ReadDb,
  place: Place,
  ask: { search: string; after: number; limit: number },
): Promise<{ placed: Placed[]; total: number }> {
  const { search, after, limit } = ask
  // Ranks are counted over the whole board, before anything is searched.
  const ranked = db
    .selectFrom('ranking_entry')
    .where('schedule_id', '=', place.scheduleId)
    .where('sub_rank', '=', place.subRank)
    .where('board', '=', place.board)
    .where(eb => eb.ref('is_ranked'))
    .select(['team_id', 'score'])
    .select(eb =>
      eb.fn
        .agg<number>('row_number')
        .over(over => over.orderBy('sort_key').orderBy('best_at').orderBy('team_id'))
        .as('rank'),
    )
  const found = db
    .selectFrom(ranked.as('e'))
    .innerJoin('team as t', 't.id', 'e.team_id')
    .where(eb =>
      eb.or([
        sql<boolean>`position(${teamNameKey(search)} in t.name_key) > 0`,
        ...(/^\d{1,15}$/.test(search) ? [eb('t.id', '=', Number(search))] : []),
      ]),
    )
  const [placed, { total }] = await Promise.all([
    found
      .where('e.rank', '>', after)
      .orderBy('e.rank')
      .limit(limit)
      .select(['e.rank', 'e.team_id as teamId', 't.name as team', 'e.score'])
      .execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { placed, total }
}
