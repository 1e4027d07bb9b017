import type { ListBMode } from '../schedules/rules.ts'

export type Direction = 'maximize' | 'minimize'

/** The smaller ranks first, whichever way the metric goes. −0 is made 0 so that ties are ties. */
export const sortKey = (score: number, direction: Direction): number =>
  (direction === 'maximize' ? -score : score) + 0

/** A scored submission of one team on one board. */
export type ScoredSubmission = {
  id: number
  receivedAt: Date
  list: 'A' | 'B'
  isCandidate: boolean
  scoreA: number | null
  scoreB: number | null
}

/** What a team has on a board: its best score, and since when. */
export type Entry = { submissionId: number; score: number; sortKey: number; bestAt: Date; validCount: number }

const candidatesOfTeam = 2

/** A team's entries from all its scored submissions of a round: the one source for incremental updates and for full recomputes. */
export function entriesOf(
  submissions: readonly ScoredSubmission[],
  schedule: { direction: Direction; listBMode: ListBMode },
): { A: Entry | null; B: Entry | null } {
  const a = submissions.filter(submission => submission.scoreA !== null)
  const b = schedule.listBMode === 'split' ? finalCandidates(submissions, schedule.direction) : submissions
  return {
    A: bestOf(
      a.map(s => ({ ...s, score: s.scoreA as number })),
      schedule.direction,
    ),
    B: bestOf(
      b.filter(s => s.scoreB !== null).map(s => ({ ...s, score: s.scoreB as number })),
      schedule.direction,
    ),
  }
}

/** Which submissions stand for the final list of a split round: those the team ticked, else its two best on list A. */
export function finalCandidates<S extends ScoredSubmission>(
  submissions: readonly S[],
  direction: Direction,
): S[] {
  const ticked = submissions.filter(submission => submission.isCandidate)
  if (ticked.length > 0) return ticked
  return submissions
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

/** The whole order of a board: teams best first, ties by the earlier best submission, then by team id. */
export function rank<E extends { sortKey: number; bestAt: Date; teamId: number }>(
  entries: readonly E[],
): E[] {
  return entries.toSorted(
    (x, y) => x.sortKey - y.sortKey || x.bestAt.getTime() - y.bestAt.getTime() || x.teamId - y.teamId,
  )
}

/** As many decimals as the round shows. Ranks are decided on the full number, not on what is shown. */
export const shownScore = (score: number, precision: number): string => score.toFixed(precision)
