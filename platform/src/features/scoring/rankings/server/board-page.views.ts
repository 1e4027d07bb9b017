import { sql } from 'kysely'
import { uncached, type ReadCache } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { shownAmong } from '../../../../base/web/shown-score.ts'
import { describeTeams, noneEarlier, type Described, type OnBoard, type Shown } from './describe.views.ts'
import { earlierPlaces } from './earlier.ts'
import { searchBoard } from './search-board.views.ts'
import { standingsOf, type Standings } from './standings.ts'
import { trendsOf } from './trends.ts'

export type Reads = { db: ReadDb; shared: ReadCache }
export type OfPage = OnBoard & { page: number; perSize: number }
export type Page = { total: number; list: Shown[]; baselines: Shown[] }

export const boardOf = ({ schedule, subRank, board }: OnBoard) => ({
  scheduleId: schedule.id,
  subRank,
  board,
})

/** What everyone sees of a page alike, made from the order of the board that all share at the moment. */
export async function sharedPage({ db, shared }: Reads, ask: OfPage): Promise<Page> {
  const { schedule, board, subRank, page, perSize } = ask
  const standings = await standingsOf({ db, shared }, boardOf(ask))
  // The order is part of the key: a page and the reader's own rank must come from the same moment.
  return shared.read(`board ${schedule.id} ${board} ${page} ${perSize} ${subRank} ${standings?.id}`, () =>
    standings ? pageOf({ db, shared }, ask, standings) : pageNow(db, ask),
  )
}

async function pageOf(reads: Reads, ask: OfPage, { total, teams, placeOf }: Standings): Promise<Page> {
  const start = (ask.page - 1) * ask.perSize
  const ids = teams(start, ask.perSize)
  const [{ found, trends }, baselines] = await Promise.all([
    described(reads, ask, ids),
    baselinesOf(reads.db, ask),
  ])
  const list = ids.flatMap((id, index) => {
    const team = found.get(id)
    if (!team?.entry || placeOf(id, team.entry.mark) === undefined) return []
    const on = { ...team.entry, ranking: start + index + 1 }
    return [{ ...team.shown(on), trend: trends.get(id) ?? [] }]
  })
  // Somebody on it has a new score, or is gone: what each row says and the order must be of one moment.
  return list.length === ids.length ? toldApart({ total, list, baselines }, ask) : pageNow(reads.db, ask)
}

/** As `sharedPage`, as it stands at this moment: the rows of the page come from the index alone; past the middle it is read from its end. */
export async function pageNow(db: ReadDb, ask: OfPage): Promise<Page> {
  const total = await countRanked(db, ask)
  const start = (ask.page - 1) * ask.perSize
  const length = Math.min(ask.perSize, total - start)
  const [rows, baselines] = await Promise.all([
    length > 0 ? rowsNow(db, ask, { start, length, total }) : [],
    baselinesOf(db, ask),
  ])
  const { found, trends } = await described(
    { db, shared: uncached },
    ask,
    rows.map(row => row.team_id),
  )
  const list = rows.map((row, index) => ({
    ...(found.get(row.team_id) as Described).shown({
      ...row,
      ranking: start + index + 1,
    }),
    trend: trends.get(row.team_id) ?? [],
  }))
  return toldApart({ total, list, baselines }, ask)
}

/** Teams whose name has what is searched, on the places that they have: the first of them, and how many there are. */
export async function foundPage(reads: Reads, ask: OfPage, search: string): Promise<Page> {
  const { placed, total } = await searchBoard(reads.db, boardOf(ask), {
    search,
    after: 0,
    limit: ask.perSize,
  })
  const { found, trends } = await described(
    reads,
    ask,
    placed.map(({ teamId }) => teamId),
  )
  const list = placed.flatMap(({ teamId, rank }) => {
    const team = found.get(teamId)
    // One that has gone from the board between the two is not on it.
    if (!team?.entry) return []
    const on = { ...team.entry, ranking: rank }
    return [{ ...team.shown(on), trend: trends.get(teamId) ?? [] }]
  })
  return toldApart({ total, list, baselines: [] }, ask)
}

/** The page with scores as texts that differ where the scores do, those of unranked teams too. */
function toldApart({ total, list, baselines }: Page, { schedule }: OnBoard): Page {
  const textOf = shownAmong(
    [...list, ...baselines].map(row => row.score),
    schedule.precision,
  )
  const told = (row: Shown) => ({ ...row, maxScore: textOf(row.score) })
  return { total, list: list.map(told), baselines: baselines.map(told) }
}

/** How many teams a board ranks: counting is the one part of a page that grows with the board. */
async function countRanked(db: ReadDb, ask: OnBoard): Promise<number> {
  const { total } = await db
    .selectFrom('ranking_entry')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('schedule_id', '=', ask.schedule.id)
    .where('sub_rank', '=', ask.subRank)
    .where('board', '=', ask.board)
    // Not as a parameter: a kept plan could not use the index of ranked teams.
    .where(eb => eb.ref('is_ranked'))
    .executeTakeFirstOrThrow()
  return total
}

type Row = { team_id: number; score: number; best_at: Date; valid_count: number }

async function rowsNow(
  db: ReadDb,
  ask: OfPage,
  { start, length, total }: { start: number; length: number; total: number },
): Promise<Row[]> {
  const fromEnd = start > total / 2
  const way = sql.raw(fromEnd ? 'desc' : 'asc')
  const offset = fromEnd ? total - start - length : start
  const { rows } = await sql<Row>`
    select team_id, score, best_at, valid_count from ranking_entry
    where schedule_id = ${ask.schedule.id} and sub_rank = ${ask.subRank} and board = ${ask.board} and is_ranked
    order by sort_key ${way}, best_at ${way}, team_id ${way} limit ${length} offset ${offset}`.execute(db)
  return fromEnd ? rows.reverse() : rows
}

/** What there is to say of these teams, by their ids. */
async function described(reads: Reads, ask: OnBoard, teamIds: readonly number[]) {
  if (teamIds.length === 0)
    return { found: new Map<number, Described>(), trends: new Map<number, number[]>() }
  const earlier = await earlierPlaces(reads, ask, teamIds)
  const [found, trends] = await Promise.all([
    describeTeams(reads.db, ask, teamIds, earlier),
    trendsOf(reads.db, ask, teamIds),
  ])
  return { found, trends }
}

/** Unranked entries, shown on the first page: baselines, and teams of people who can read the answers. */
async function baselinesOf(db: ReadDb, ask: OfPage): Promise<Shown[]> {
  if (ask.page !== 1) return []
  const rows = await db
    .selectFrom('ranking_entry as e')
    .where('e.schedule_id', '=', ask.schedule.id)
    .where('e.sub_rank', '=', ask.subRank)
    .where('e.board', '=', ask.board)
    // In the words of the index that holds these few alone: a parameter in their place would read the whole board.
    .where(eb => eb.not(eb.ref('e.is_ranked')))
    .orderBy('e.sort_key')
    .limit(20)
    .select(['e.team_id', 'e.score', 'e.best_at', 'e.valid_count'])
    .execute()
  const found = await describeTeams(
    db,
    ask,
    rows.map(row => row.team_id),
    noneEarlier,
  )
  return rows.map(row => (found.get(row.team_id) as Described).shown({ ...row, ranking: null }))
}
