import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { addDays, type Day } from '../../../../base/clock/zone.ts'
import type { Db, Tables } from '../../../../base/database/tables.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { directionOf } from '../../evaluation/server/public.ts'
import { metricName } from '../../../competing/schedules/server/public.ts'
import { placesWithout } from '../rules.ts'
import type { dailyRankings } from '../schema.ts'
import { shownAmong } from '../../../../base/web/shown-score.ts'
import { describeTeams, noneEarlier, type Described } from './describe.views.ts'
import { gonePlaces } from './gone.views.ts'
import { ranksByDay } from './ranks-by-day.views.ts'
import type { Board } from './tables.ts'

type Ask = {
  schedule: { id: number; precision: number }
  zone: string
  subRank: string
  page: number
  perSize: number
  day: string | undefined
  lang: Lang
  teamId: number | null
  now: Date
}

const daysOffered = 366

/** The board as it stood at the end of a day; without a day, of the newest one kept. Teams disqualified since are gone from it. */
export async function dailyPage(db: Db, ask: Ask): Promise<z.input<typeof dailyRankings>> {
  const board = { ...ask, board: 'A' as const }
  const runs = await db
    .selectFrom('ranking_snapshot_run')
    .select(['day', 'old_metric', 'metric_until'])
    .where('schedule_id', '=', ask.schedule.id)
    .orderBy('day', 'desc')
    .limit(daysOffered)
    .execute()
  const days = runs.map(run => run.day)
  const day = ask.day ?? days[0] ?? null
  const run = runs.find(one => one.day === day)
  const head = {
    scheduleId: ask.schedule.id,
    type: ask.subRank,
    day,
    days,
    oldMetric: run ? oldMetricOf(run, ask.lang) : null,
    page: ask.page,
    perSize: ask.perSize,
  }
  if (day === null) return { ...head, course: null, total: 0, list: [] }
  const kept = db
    .selectFrom('ranking_snapshot as k')
    .where('k.schedule_id', '=', ask.schedule.id)
    .where('k.sub_rank', '=', ask.subRank)
    .where('k.board', '=', 'A')
    .where('k.day', '=', day)
  const [{ most }, gone, course] = await Promise.all([
    kept.select(eb => eb.fn.max('k.rank').as('most')).executeTakeFirstOrThrow(),
    gonePlaces(db, board, day),
    ranksByDay(db, ask, days),
  ])
  const places = placesWithout(gone)
  const start = (ask.page - 1) * ask.perSize
  const rows = await kept
    .innerJoin('team as t', 't.id', 'k.team_id')
    .where('t.banned_at', 'is', null)
    .where('k.rank', '>=', places.kept(start + 1))
    .where('k.rank', '<=', places.kept(start + ask.perSize))
    .orderBy('k.rank')
    .select(['k.team_id', 'k.score', 'k.best_at', 'k.valid_count', 'k.rank'])
    .execute()
  const teamIds = rows.map(row => row.team_id)
  const [before, found] = await Promise.all([
    placesOn(db, board, addDays(day, -1), teamIds),
    describeTeams(db, board, teamIds, noneEarlier),
  ])
  const textOf = shownAmong(
    rows.map(row => row.score),
    board.schedule.precision,
  )
  const list = rows.map(row => {
    const ranking = places.now(row.rank)
    const rankBefore = before.get(row.team_id)
    return {
      ...(found.get(row.team_id) as Described).shown({ ...row, ranking }),
      maxScore: textOf(row.score),
      // Whether a score was set by hand is known of the board as it stands, not of that day's.
      isAdjusted: false,
      change: rankBefore === undefined ? null : rankBefore - ranking,
    }
  })
  return { ...head, course, total: (most ?? 0) - gone.length, list }
}

function oldMetricOf(
  {
    old_metric: metric,
    metric_until: until,
  }: Pick<Selectable<Tables['ranking_snapshot_run']>, 'old_metric' | 'metric_until'>,
  lang: Lang,
) {
  if (!metric || !until) return null
  const key = metric.kind === 'builtin' ? metric.key : null
  return { name: metricName(key, lang), direction: directionOf(metric), until }
}

/** Where these teams stood at the end of a day, without those that have been disqualified since. */
async function placesOn(
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
