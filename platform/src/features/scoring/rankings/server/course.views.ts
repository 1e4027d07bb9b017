import { sql } from 'kysely'
import type { z } from 'zod'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { placesWithout } from '../rules.ts'
import type { course } from '../schema.ts'
import { gonePlacesOn } from './gone.views.ts'

type Row = {
  schedule_id: number
  sub_rank: string
  precision: number
  direction: 'maximize' | 'minimize'
  days: { day: string; ranking: number; score: number }[]
}

/** How a team came on in the last round of which days are kept, without teams that have gone since; null where there are none. */
export async function courseOf(db: ReadDb, teamId: number): Promise<z.input<typeof course> | null> {
  const { rows } = await sql<Row>`
    select newest.schedule_id, newest.sub_rank, d.precision, d.direction, k.days
    from (
      select s.schedule_id, s.sub_rank from ranking_snapshot s
      join schedule o on o.id = s.schedule_id
      join team t on t.id = s.team_id and t.banned_at is null and t.competition_id = o.competition_id
      where s.team_id = ${teamId} and s.board = 'A'
      order by o.sort desc, s.sub_rank, s.day desc limit 1
    ) newest
    join schedule d on d.id = newest.schedule_id
    cross join lateral (
      select json_agg(json_build_object('day', s.day, 'ranking', s.rank, 'score', s.score) order by s.day) as days
      from ranking_snapshot s
      where s.schedule_id = newest.schedule_id and s.sub_rank = newest.sub_rank and s.board = 'A' and s.team_id = ${teamId}
    ) k`.execute(db)
  const [row] = rows
  if (!row) return null
  const { schedule_id: id, sub_rank: subRank, precision, direction, days } = row
  const gone = await gonePlacesOn(
    db,
    { schedule: { id }, subRank, board: 'A' },
    days.map(({ day }) => day),
  )
  return {
    precision,
    direction,
    days: days.map(one => ({ ...one, ranking: placesWithout(gone.get(one.day) ?? []).now(one.ranking) })),
  }
}
