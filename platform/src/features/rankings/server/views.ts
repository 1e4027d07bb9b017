import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../base/database/tables.ts'
import { bestSoFar } from '../../submissions/rules.ts'
import type { Direction } from '../rules.ts'
import type { rankings } from '../schema.ts'
import { countRanked } from './board-size.ts'
import { describe, type Row, type Shown } from './describe.ts'
import { currentRank } from './lookups.ts'
import type { Board } from './tables.ts'

type Schedule = {
  id: number
  direction: Direction
  precision: number
  metric: string | null
  isRevealed: boolean
}
type Ask = {
  schedule: Schedule
  zone: string
  subRank: string
  board: Board
  mayRead: boolean
  page: number
  perSize: number
  teamId: number | null
  now: Date
}
type Rankings = z.input<typeof rankings>

/** One page of a board, with the reader's own place. `mayRead` is false for list B before its reveal: then nothing is read at all. */
export async function rankingPage(db: Db, ask: Ask): Promise<Rankings> {
  const head = {
    scheduleId: ask.schedule.id,
    stage: ask.board === 'B' ? (1 as const) : (0 as const),
    type: ask.subRank,
    direction: ask.schedule.direction,
    metric: ask.schedule.metric,
    isRevealed: ask.schedule.isRevealed,
    page: ask.page,
    perSize: ask.perSize,
    updatedAt: ask.now,
  }
  if (!ask.mayRead) return { ...head, total: 0, list: [], baselines: [], own: null, ownHistory: [] }
  const total = await countRanked(
    db,
    { scheduleId: ask.schedule.id, subRank: ask.subRank, board: ask.board },
    ask.now,
  )
  const [rows, baselines, own, ownHistory] = await Promise.all([
    pageRows(db, ask, total),
    ask.page === 1 ? unrankedRows(db, ask) : [],
    ask.teamId === null ? undefined : ownRow(db, ask, ask.teamId),
    ask.teamId === null || ask.board === 'B' ? [] : historyOf(db, ask, ask.teamId),
  ])
  const shown = await describe(db, ask, [...rows, ...baselines, ...(own ? [own] : [])])
  const pick = (row: Row) => shown.get(row.team_id) as Shown
  return {
    ...head,
    total,
    list: rows.map(pick),
    baselines: baselines.map(pick),
    own: own ? pick(own) : null,
    ownHistory,
  }
}

/** Page first: the rows of the page come from the index alone; past the middle the index is read from its end. */
async function pageRows(db: Db, ask: Ask, total: number): Promise<Row[]> {
  const start = (ask.page - 1) * ask.perSize
  const length = Math.min(ask.perSize, total - start)
  if (length <= 0) return []
  const fromEnd = start > total / 2
  const way = sql.raw(fromEnd ? 'desc' : 'asc')
  const offset = fromEnd ? total - start - length : start
  const { rows } = await sql<Row>`
    select team_id, score, best_at, valid_count from ranking_entry
    where schedule_id = ${ask.schedule.id} and sub_rank = ${ask.subRank} and board = ${ask.board} and is_ranked
    order by sort_key ${way}, best_at ${way}, team_id ${way} limit ${length} offset ${offset}`.execute(db)
  if (fromEnd) rows.reverse()
  return rows.map((row, index) => ({ ...row, ranking: start + index + 1 }))
}

async function unrankedRows(db: Db, ask: Ask): Promise<Row[]> {
  const rows = await entries(db, ask)
    // In the words of the index that holds these few alone: a parameter in their place would read the whole board.
    .where(eb => eb.not(eb.ref('e.is_ranked')))
    .innerJoin('team as t', 't.id', 'e.team_id')
    .where('t.is_baseline', '=', true)
    .orderBy('e.sort_key')
    .limit(20)
    .execute()
  return rows.map(row => ({ ...row, ranking: null }))
}

async function ownRow(db: Db, ask: Ask, teamId: number): Promise<Row | undefined> {
  const row = await entries(db, ask).where('e.team_id', '=', teamId).executeTakeFirst()
  if (!row) return undefined
  return {
    ...row,
    ranking: await currentRank(db, {
      scheduleId: ask.schedule.id,
      subRank: ask.subRank,
      board: ask.board,
      teamId,
    }),
  }
}

const entries = (db: Db, ask: Ask) =>
  db
    .selectFrom('ranking_entry as e')
    .where('e.schedule_id', '=', ask.schedule.id)
    .where('e.sub_rank', '=', ask.subRank)
    .where('e.board', '=', ask.board)
    .select(['e.team_id', 'e.score', 'e.best_at', 'e.valid_count'])

async function historyOf(db: Db, ask: Ask, teamId: number) {
  const rows = await db
    .selectFrom('submission as s')
    .innerJoin('submission_score as a', join =>
      join.onRef('a.submission_id', '=', 's.id').on('a.board', '=', 'A'),
    )
    .where('s.team_id', '=', teamId)
    .where('s.schedule_id', '=', ask.schedule.id)
    .where('s.sub_rank', '=', ask.subRank)
    .where('s.state', '=', 'scored')
    .where('s.voided_at', 'is', null)
    .orderBy('s.received_at')
    .select(['s.received_at as at', 'a.shown_score as score'])
    .execute()
  return bestSoFar(rows, ask.schedule.direction)
}
