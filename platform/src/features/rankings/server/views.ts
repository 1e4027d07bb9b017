import { sql } from 'kysely'
import type { z } from 'zod'
import { unshared, type SharedReads } from '../../../base/database/shared-reads.ts'
import type { Db } from '../../../base/database/tables.ts'
import { bestSoFar } from '../../submissions/rules.ts'
import type { Direction } from '../rules.ts'
import type { rankings } from '../schema.ts'
import { countRanked } from './board-size.ts'
import { describe, type Row, type Shown } from './describe.ts'
import { markOf, placesOf } from './places.ts'
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

type Reads = { db: Db; shared: SharedReads }

/** One page of a board, with the reader's own place. `mayRead` is false for list B before its reveal: then nothing is read at all. */
export async function rankingPage({ db, shared }: Reads, ask: Ask): Promise<Rankings> {
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
  const live = { db, shared: unshared }
  // List B before its reveal is read for its organisers alone.
  const isPublic = ask.board === 'A' || ask.schedule.isRevealed
  const { teamId } = ask
  const [page, own, ownHistory] = await Promise.all([
    isPublic
      ? shared.read(`board ${keyOf(ask)}`, () => publicPage({ db, shared }, ask))
      : publicPage(live, ask),
    teamId === null ? undefined : ownPlace(isPublic ? { db, shared } : live, ask, teamId),
    teamId === null || ask.board === 'B' ? [] : historyOf(db, ask, teamId),
  ])
  if (!own || teamId === null) return { ...head, ...page, own: null, ownHistory }
  if (placeAgrees(page.list, own, ask)) return { ...head, ...page, own: own.shown, ownHistory }
  // Who was just scored reads a page that already says so.
  const [freshPage, freshOwn] = await Promise.all([publicPage(live, ask), ownPlace(live, ask, teamId)])
  return { ...head, ...freshPage, own: freshOwn?.shown ?? null, ownHistory }
}

const keyOf = ({ schedule, board, subRank, page, perSize }: Ask) =>
  `${schedule.id} ${board} ${page} ${perSize} ${subRank}`

/** What the page says of the team, and whether it says anything, is what the team's own row says. */
function placeAgrees(list: readonly Shown[], own: Row, { page, perSize }: Ask): boolean {
  const listed = list.find(entry => entry.team.id === own.team_id)
  const isOnPage = own.ranking !== null && Math.ceil(own.ranking / perSize) === page
  if (!listed) return !isOnPage
  return (
    listed.ranking === own.ranking &&
    listed.validSubmitCount === own.valid_count &&
    (listed.maxScoreSubmittedAt as Date).getTime() === own.best_at.getTime()
  )
}

/** What everyone sees of a page alike. */
async function publicPage(reads: Reads, ask: Ask) {
  const { db } = reads
  const total = await countRanked(reads, {
    scheduleId: ask.schedule.id,
    subRank: ask.subRank,
    board: ask.board,
  })
  const [rows, baselines] = await Promise.all([
    pageRows(db, ask, total),
    ask.page === 1 ? unrankedRows(db, ask) : [],
  ])
  const shown = await describe(db, ask, [...rows, ...baselines])
  const pick = (row: Row) => shown.get(row.team_id) as Shown
  return { total, list: rows.map(pick), baselines: baselines.map(pick) }
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

/** The team's own row; its place is the one that it has in what is shared, unless the row is another by now. */
async function ownPlace(
  reads: Reads,
  ask: Ask,
  teamId: number,
): Promise<(Row & { shown: Shown }) | undefined> {
  const { db, shared } = reads
  const row = (shared.keeps && (await placedRow(reads, ask, teamId))) || (await countedRow(db, ask, teamId))
  const shown = row && (await describe(db, ask, [row])).get(teamId)
  return row && shown ? { ...row, shown } : undefined
}

async function placedRow(reads: Reads, ask: Ask, teamId: number): Promise<Row | undefined> {
  const { subRank, board } = ask
  const [places, row] = await Promise.all([
    placesOf(reads, { scheduleId: ask.schedule.id, subRank, board }),
    entries(reads.db, ask)
      .where('e.team_id', '=', teamId)
      .where(eb => eb.ref('e.is_ranked'))
      .select(markOf('e').as('mark'))
      .executeTakeFirst(),
  ])
  const place = places?.get(teamId)
  return row && place?.mark === row.mark ? { ...row, ranking: place.ranking } : undefined
}

const countedRow = (db: Db, ask: Ask, teamId: number): Promise<Row | undefined> =>
  entries(db, ask)
    .where('e.team_id', '=', teamId)
    .select(eb =>
      eb
        .case()
        .when('e.is_ranked', '=', true)
        .then(
          eb
            .selectFrom('ranking_entry as a')
            .select(count => sql<number>`${count.fn.countAll()} + 1`.as('place'))
            .whereRef('a.schedule_id', '=', 'e.schedule_id')
            .whereRef('a.sub_rank', '=', 'e.sub_rank')
            .whereRef('a.board', '=', 'e.board')
            .where(ranked => ranked.ref('a.is_ranked'))
            .where(sql<boolean>`(a.sort_key, a.best_at, a.team_id) < (e.sort_key, e.best_at, e.team_id)`),
        )
        .end()
        .as('ranking'),
    )
    .executeTakeFirst()

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
