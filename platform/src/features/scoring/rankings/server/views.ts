import type { z } from 'zod'
import { uncached } from '../../../../base/database/read-cache.ts'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { bestSoFar, type Direction } from '../../submissions/counting.rules.ts'
import type { rankings } from '../schema.ts'
import { spreadOf, type Spread } from '../spread.rules.ts'
import { boardOf, foundPage, pageNow, sharedPage, type OfPage, type Reads } from './board-page.views.ts'
import { agrees, ownPlace, shownBeside } from './own-place.ts'
import { standingsOf, type Standings } from './standings.ts'

type Schedule = {
  id: number
  direction: Direction
  precision: number
  metric: string | null
  isRevealed: boolean
}
type Ask = OfPage & {
  schedule: Schedule
  mayRead: boolean
  teamId: number | null
  search: string
  prizePlaces: readonly number[]
}
type Rankings = z.input<typeof rankings>

/** One page of a board, with the reader's own place. `mayRead` is false for list B before its reveal: then nothing is read at all. */
export async function rankingPage({ db, shared }: Reads, ask: Ask): Promise<Rankings> {
  const { schedule, board, page, perSize, teamId, search } = ask
  const head = {
    scheduleId: schedule.id,
    stage: board === 'B' ? (1 as const) : (0 as const),
    type: ask.subRank,
    direction: schedule.direction,
    metric: schedule.metric,
    isRevealed: schedule.isRevealed,
    prizePlaces: [...ask.prizePlaces],
    page,
    perSize,
    search,
    updatedAt: ask.now,
  }
  if (!ask.mayRead)
    return { ...head, total: 0, list: [], baselines: [], own: null, ownHistory: [], spread: null }
  const live = { db, shared: uncached }
  // List B before its reveal is read for its organisers alone.
  const reads = board === 'A' || schedule.isRevealed ? { db, shared } : live
  const [spread, shown, own, ownHistory] = await Promise.all([
    standingsOf(reads, boardOf(ask)).then(standings => standings && drawn(standings, ask)),
    search === '' ? sharedPage(reads, ask) : foundPage(reads, ask, search),
    teamId === null ? undefined : ownPlace(reads, ask, teamId),
    teamId === null || board === 'B' ? [] : historyOf(db, ask, teamId),
  ])
  const drawing = { ownHistory, spread: spread ?? null }
  if (!own || teamId === null) return { ...head, ...drawing, ...shown, own: null }
  if (search !== '' || agrees(shown, own, ask))
    return { ...head, ...drawing, ...shown, own: shownBeside(shown, own, ask) }
  // Who was just scored reads a page that already says so.
  const [shownNow, ownNow] = await Promise.all([pageNow(db, ask), ownPlace(live, ask, teamId)])
  return { ...head, ...drawing, ...shownNow, own: ownNow ? shownBeside(shownNow, ownNow, ask) : null }
}

/** Drawn once for all who read an order of the board. */
const drawnOf = new WeakMap<Standings, { places: string; spread: Spread | null }>()

function drawn(standings: Standings, { schedule, prizePlaces }: Ask): Spread | null {
  const places = prizePlaces.join()
  const kept = drawnOf.get(standings)
  // Its organizers may have named other places since.
  if (kept?.places === places) return kept.spread
  const spread = spreadOf(standings.sortKeys(), schedule.direction, schedule.precision, prizePlaces)
  drawnOf.set(standings, { places, spread })
  return spread
}

async function historyOf(db: ReadDb, ask: Ask, teamId: number) {
  const scores = await db
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
  return bestSoFar(scores, ask.schedule.direction)
}
