import type { ListBMode } from '../../competing/schedules/rules.ts'
import { ladder, type Spread } from './ladder.ts'

export type Direction = 'maximize' | 'minimize'

/** The smaller ranks first, whichever way the metric goes. −0 is made 0 so that ties are ties. */
export const sortKey = (score: number, direction: Direction): number =>
  (direction === 'maximize' ? -score : score) + 0

/** A scored submission of one team on one board, with its full scores. */
export type ScoredSubmission = {
  id: number
  receivedAt: Date
  list: 'A' | 'B'
  isCandidate: boolean
  scoreA: number | null
  scoreB: number | null
  /** Kept where the round has a ladder. */
  spreadA?: Spread | null
}

/** What of a round decides its boards. */
export type BoardRule = { direction: Direction; listBMode: ListBMode; ladder?: boolean }

/** What a team has on a board: its best score, and since when. */
export type Entry = { submissionId: number; score: number; sortKey: number; bestAt: Date; validCount: number }

export const candidatesOfTeam = 2

/** A team's entries from all its scored submissions of a round: the one source for incremental updates and for full recomputes. */
export function entriesOf(
  submissions: readonly ScoredSubmission[],
  schedule: BoardRule,
): { A: Entry | null; B: Entry | null } {
  const a = submissions.filter(submission => submission.scoreA !== null)
  const shown = schedule.ladder ? ladderScores(submissions, schedule.direction) : undefined
  const b = schedule.listBMode === 'split' ? finalCandidates(submissions, schedule.direction) : submissions
  return {
    A: bestOf(
      a.map(s => ({ ...s, score: shown?.get(s.id) ?? (s.scoreA as number) })),
      schedule.direction,
    ),
    B: bestOf(
      b.filter(s => s.scoreB !== null).map(s => ({ ...s, score: s.scoreB as number })),
      schedule.direction,
    ),
  }
}

/** What each of a team's submissions shows on list A of a round with a ladder. */
export function ladderScores(
  submissions: readonly ScoredSubmission[],
  direction: Direction,
): Map<number, number> {
  const rungs = submissions
    .filter(submission => submission.scoreA !== null)
    .toSorted((x, y) => x.receivedAt.getTime() - y.receivedAt.getTime() || x.id - y.id)
    .map(s => ({ id: s.id, loss: sortKey(s.scoreA as number, direction), spread: s.spreadA ?? null }))
  // A key turned again is the score.
  return new Map([...ladder(rungs)].map(([id, loss]) => [id, sortKey(loss, direction)]))
}

/**
 * Which submissions stand for the final list of a split round: those the team ticked, else its two best on list A. Two
 * teams that merged may bring more than two ticks: then the best of them on list A count.
 */
export function finalCandidates<S extends ScoredSubmission>(
  submissions: readonly S[],
  direction: Direction,
): S[] {
  const ticked = submissions.filter(submission => submission.isCandidate)
  return (ticked.length > 0 ? ticked : submissions)
    .filter(submission => submission.scoreA !== null)
    .toSorted((x, y) =>
      compare({ ...x, score: x.scoreA as number }, { ...y, score: y.scoreA as number }, direction),
    )
    .slice(0, candidatesOfTeam)
}

type Scored = { id: number; receivedAt: Date; score: number }

/** Best first: the better score, then the earlier submission, then the smaller id. */
function compare(x: Scored, y: Scored, direction: Direction): number {
  return (
    sortKey(x.score, direction) - sortKey(y.score, direction) ||
    x.receivedAt.getTime() - y.receivedAt.getTime() ||
    x.id - y.id
  )
}

function bestOf(scored: readonly Scored[], direction: Direction): Entry | null {
  const best = scored.toSorted((x, y) => compare(x, y, direction))[0]
  if (!best) return null
  return {
    submissionId: best.id,
    score: best.score,
    sortKey: sortKey(best.score, direction),
    bestAt: best.receivedAt,
    validCount: scored.length,
  }
}

/** Best score so far at each scored submission, oldest first. */
export function bestSoFar(
  scores: readonly { at: Date; score: number }[],
  direction: Direction,
): { at: Date; score: number; best: number }[] {
  let best: number | undefined
  return scores.map(({ at, score }) => {
    best =
      best === undefined ? score : direction === 'maximize' ? Math.max(best, score) : Math.min(best, score)
    return { at, score, best }
  })
}
