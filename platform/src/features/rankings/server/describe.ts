import type { z } from 'zod'
import { addDays, dayIn, type Day } from '../../../base/clock/zone.ts'
import type { Db } from '../../../base/database/tables.ts'
import { placesWithout, shownScore } from '../rules.ts'
import type { rankings } from '../schema.ts'
import { gonePlaces } from './gone.ts'
import type { Board } from './tables.ts'

export type Row = {
  team_id: number
  score: number
  best_at: Date
  valid_count: number
  ranking: number | null
}
export type Shown = z.input<typeof rankings>['list'][number]

type Ask = {
  schedule: { id: number; precision: number }
  zone: string
  subRank: string
  board: Board
  now: Date
}

/** Names, members and yesterday's places for the rows of one page: a few queries, however many rows. */
export async function describe(db: Db, ask: Ask, rows: readonly Row[]): Promise<Map<number, Shown>> {
  const ids = [...new Set(rows.map(row => row.team_id))]
  if (ids.length === 0) return new Map()
  const yesterday = addDays(dayIn(ask.zone, ask.now), -1)
  const [teams, members, before] = await Promise.all([
    db
      .selectFrom('team as t')
      .leftJoin('ranking_entry as e', join =>
        join
          .onRef('e.team_id', '=', 't.id')
          .on('e.schedule_id', '=', ask.schedule.id)
          .on('e.sub_rank', '=', ask.subRank)
          .on('e.board', '=', ask.board),
      )
      .leftJoin('submission_score as c', join =>
        join.onRef('c.submission_id', '=', 'e.submission_id').onRef('c.board', '=', 'e.board'),
      )
      .select(['t.id', 't.name', 't.is_baseline', 'c.adjusted_at'])
      .where('t.id', 'in', ids)
      .execute(),
    db
      .selectFrom('team_member as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .where('m.team_id', 'in', ids)
      .orderBy('m.joined_at')
      .select(['m.team_id', 'u.id', 'u.user_name', 'u.avatar'])
      .execute(),
    placesOn(db, ask, yesterday, ids),
  ])
  const names = new Map(teams.map(team => [team.id, team]))
  return new Map(
    rows.map(row => {
      const team = names.get(row.team_id)
      const rankBefore = before.get(row.team_id)
      return [
        row.team_id,
        {
          ranking: row.ranking,
          change: row.ranking === null || rankBefore === undefined ? null : rankBefore - row.ranking,
          team: {
            id: row.team_id,
            name: team?.name ?? '',
            isBaseline: team?.is_baseline ?? false,
            members: members
              .filter(member => member.team_id === row.team_id)
              .map(member => ({ id: member.id, name: member.user_name, avatar: member.avatar })),
          },
          maxScore: shownScore(row.score, ask.schedule.precision),
          validSubmitCount: row.valid_count,
          maxScoreSubmittedAt: row.best_at,
          isAdjusted: team?.adjusted_at != null,
        },
      ]
    }),
  )
}

/** Where these teams stood at the end of a day, without those that have been disqualified since. */
export async function placesOn(
  db: Db,
  of: { schedule: { id: number }; subRank: string; board: Board },
  day: Day,
  teamIds: readonly number[],
): Promise<Map<number, number>> {
  if (teamIds.length === 0) return new Map()
  const [rows, gone] = await Promise.all([
    db
      .selectFrom('ranking_snapshot')
      .select(['team_id', 'rank'])
      .where('schedule_id', '=', of.schedule.id)
      .where('sub_rank', '=', of.subRank)
      .where('board', '=', of.board)
      .where('day', '=', day)
      .where('team_id', 'in', teamIds)
      .execute(),
    gonePlaces(db, of, day),
  ])
  const places = placesWithout(gone)
  return new Map(rows.map(row => [row.team_id, places.now(row.rank)]))
}
