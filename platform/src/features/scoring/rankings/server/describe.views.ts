import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { addDays, dayIn, type Day } from '../../../../base/clock/zone.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { shownScore } from '../../../../base/web/shown-score.ts'
import type { rankings } from '../schema.ts'
import { markOf } from './standings.ts'
import type { Board } from './tables.ts'

/** A row of a board, with the score that its text is made of. */
export type Shown = z.input<typeof rankings>['list'][number] & { score: number }

/** A board, as it is asked for now. */
export type OnBoard = {
  schedule: { id: number; precision: number }
  zone: string
  subRank: string
  board: Board
  now: Date
}

type Member = { id: number; name: string; avatar: string | null }
export type Entry = { score: number; best_at: Date; valid_count: number }
type Found = {
  id: number
  name: string
  is_baseline: boolean
  members: Member[] | null
  mark: Buffer | null
  adjusted: boolean
  rank_before: number | null
} & (Entry | { [key in keyof Entry]: null })

/** A team on a board: its entry as it stands now, null without one, and how it is shown on a place. */
export type Described = {
  entry: (Entry & { mark: Buffer }) | null
  shown(on: Entry & { ranking: number | null }): Shown
}

/** Where a team stood before, in what its change is counted from; undefined where it had no place there. */
export type Earlier = (team: { id: number; rankYesterday: number | null }) => number | undefined

export const noneEarlier: Earlier = () => undefined

/** Names, members and entries of these teams, and how their places have changed: one query, however many. */
export async function describeTeams(
  db: ReadDb,
  ask: OnBoard,
  teamIds: readonly number[],
  earlier: Earlier,
): Promise<Map<number, Described>> {
  if (teamIds.length === 0) return new Map()
  const { rows } = await sql<Found>`
    select t.id, t.name, t.is_baseline, e.score, e.best_at, e.valid_count, ${markOf('e')} as mark,
      c.adjusted_at is not null as adjusted, k.rank as rank_before,
      (select json_agg(json_build_object('id', u.id, 'name', u.user_name, 'avatar', u.avatar) order by m.joined_at)
        from team_member m join app_user u on u.id = m.user_id where m.team_id = t.id) as members
    from team t
    left join ranking_entry e on e.team_id = t.id and e.schedule_id = ${ask.schedule.id} and e.sub_rank = ${ask.subRank} and e.board = ${ask.board}
    left join submission_score c on c.submission_id = e.submission_id and c.board = e.board
    left join ranking_snapshot k on k.team_id = t.id and k.schedule_id = ${ask.schedule.id} and k.sub_rank = ${ask.subRank}
      and k.board = ${ask.board} and k.day = ${dayBefore(ask)}
    where ${oneOrAny('t.id', teamIds)}`.execute(db)
  return new Map(
    rows.map(row => {
      const before = earlier({ id: row.id, rankYesterday: row.rank_before })
      const described: Described = {
        entry: row.mark === null || row.score === null ? null : { ...row, mark: row.mark },
        shown: ({ ranking, score, best_at, valid_count }) => ({
          ranking,
          change: ranking === null || before === undefined ? null : before - ranking,
          team: {
            id: row.id,
            name: row.name,
            isBaseline: row.is_baseline,
            members: row.members ?? [],
          },
          score,
          maxScore: shownScore(score, ask.schedule.precision),
          validSubmitCount: valid_count,
          maxScoreSubmittedAt: best_at,
          isAdjusted: row.adjusted,
          trend: [],
        }),
      }
      return [row.id, described]
    }),
  )
}

/** For one team a text of its own: beside lists of many it would be planned anew each time, which takes longer than to run it. */
const oneOrAny = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  ids.length === 1
    ? sql`${sql.ref(column)} = ${ids[0]}`
    : sql`${sql.ref(column)} = any(${[...ids]}::bigint[])`

/** The day whose kept board tells how places have changed. */
export const dayBefore = ({ zone, now }: Pick<OnBoard, 'zone' | 'now'>): Day => addDays(dayIn(zone, now), -1)
