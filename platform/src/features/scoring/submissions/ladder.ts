/** How a score would have come out without each of the groups of rows, and how many rows there are. */
export type Spread = { leaveOut: readonly number[]; rows: number }

/** What one submission brings to the ladder: its loss (the smaller the better) on list A. */
export type Rung = { id: number; loss: number; spread: Spread | null }

/**
 * What the ladder shows after each of a team's submissions, in the order they were received: the parameter-free ladder
 * mechanism (Blum and Hardt, "The Ladder: A Reliable Leaderboard for Machine Learning Competitions", ICML 2015,
 * algorithm 2). A submission shows only when it beats what was shown by clearly more than the standard error of its
 * difference to the one that was, and then rounded to 1/n; else what was shown stays. So a prober who changes a few rows at a time
 * learns next to nothing.
 *
 * The paper's step is `std(l_t − l_best) / √n` over the losses of single rows. Not every metric is a mean of such: the
 * standard error is therefore estimated by leaving out groups of rows (delete-a-group jackknife), which for means is
 * the paper's.
 */
export function ladder(rungs: readonly Rung[]): Map<number, number> {
  const shown = new Map<number, number>()
  let standing: Standing | undefined
  for (const rung of rungs) {
    standing = climb(standing, rung)
    shown.set(rung.id, standing.loss)
  }
  return shown
}

/** What is shown after some submissions, with the spread of the one that it is of: all that the next answer rests on. */
export type Standing = { loss: number; spread: Spread | null; count: number }

export function climb(standing: Standing | undefined, { loss, spread }: Omit<Rung, 'id'>): Standing {
  const count = (standing?.count ?? 0) + 1
  if (standing && loss >= standing.loss - stepOf(spread, standing.spread, count))
    return { ...standing, count }
  const rounded = round(loss, spread?.rows)
  return { loss: Math.min(rounded, standing?.loss ?? rounded), spread, count }
}

/**
 * By how much the `count`th submission must be better to show: by what the luckiest of so many tries at nothing would
 * be, √(2 ln count) standard errors. The paper's step of one standard error is what one try in six passes by luck, and
 * whoever changes a few rows at a time has many.
 *
 * Never less than one and a half rows: a single row that comes right is worth exactly one standard error, 1/n, and
 * whether that is more would be for the last digit to say, or for the size of its group.
 */
const stepOf = (one: Spread | null, other: Spread | null, count: number): number =>
  Math.max(Math.sqrt(2 * Math.log(count)) * standardError(one, other), one ? 1.5 / one.rows : 0)

/** Of the difference of two scores on the same rows; 0 where it cannot be told. */
export function standardError(one: Spread | null, other: Spread | null): number {
  const groups = one?.leaveOut.length ?? 0
  if (!one || !other || groups < 2 || other.leaveOut.length !== groups) return 0
  const differences = one.leaveOut.map((value, group) => value - (other.leaveOut[group] as number))
  const mean = differences.reduce((sum, value) => sum + value, 0) / groups
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(((groups - 1) / groups) * squares)
}

const round = (loss: number, rows: number | undefined): number =>
  rows === undefined ? loss : Math.round(loss * rows) / rows + 0
