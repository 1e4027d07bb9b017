/** What a number of points of a criterion means. */
export type Level = { points: number; zh: string; en: string }
/** The points given, by the criterion's id. */
export type Points = Record<string, number>
export type Weighed = { id: number; weight: number; most: number }

/** Scores are kept to a millionth of a point, and so is whatever is reckoned from them. */
export const steps = 1_000_000
export const rounded = (score: number): number => Math.round(score * steps) / steps

const isGiven = ({ id, most }: Weighed, points: Points): boolean => {
  const given = points[id]
  return given !== undefined && Number.isInteger(given) && given >= 0 && given <= most
}

/** The criteria of which a sheet has no points yet, or more than there are: it cannot be locked before all have some. */
export const lacking = <C extends Weighed>(criteria: readonly C[], points: Points): C[] =>
  criteria.filter(one => !isGiven(one, points))

/** The share of each criterion's most points that was given, weighed, of 100; null of a sheet that is not complete. */
export function totalOf(criteria: readonly Weighed[], points: Points): number | null {
  if (criteria.length === 0 || lacking(criteria, points).length > 0) return null
  // Over one denominator, in whole numbers: no order of the criteria and no common factor of the weights changes it.
  const denominator = criteria.reduce((product, { most }) => product * BigInt(most), 1n)
  const weights = criteria.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  const given = criteria.reduce(
    (sum, { id, weight, most }) =>
      sum + (BigInt(weight) * BigInt(points[id] ?? 0) * denominator) / BigInt(most),
    0n,
  )
  const whole = denominator * weights
  return Number((given * 100n * BigInt(steps) * 2n + whole) / (whole * 2n)) / steps
}

/** What a sheet weighs a criterion with, in percent. */
export const shareOf = (criteria: readonly Weighed[], { weight }: Weighed): number =>
  (weight / criteria.reduce((sum, one) => sum + one.weight, 0)) * 100

/** Of the seconds that a page says somebody looked at a sheet before one save; never more than passed count either. */
export const countedSeconds = (told: number): number => Math.max(0, Math.min(Math.round(told), 15 * 60))
/** A day: nobody reads one proposal for longer. */
export const mostSeconds = 24 * 60 * 60

export const sheetStates = ['open', 'draft', 'locked'] as const
export type SheetState = (typeof sheetStates)[number]
/** A sheet that nobody wrote on yet is there once the first change is saved. */
export const stateOf = (sheet: { locked_at: Date | null } | undefined): SheetState =>
  sheet === undefined ? 'open' : sheet.locked_at === null ? 'draft' : 'locked'

/** Whether a round is on beyond the time when its sheets were due. */
export const isLate = (
  { due_at, closed_at }: { due_at: Date | null; closed_at: Date | null },
  now: Date,
): boolean => closed_at === null && due_at !== null && due_at <= now

/** Reviewers who are late are reminded at most once a day. */
export const mayRemind = (remindedAt: Date | null, now: Date): boolean =>
  remindedAt === null || now.getTime() - remindedAt.getTime() >= 24 * 60 * 60 * 1000

/** Which proposals of a round the chief looks at. */
export const shownScores = ['all', 'disputed', 'outliers', 'incomplete'] as const
export type ShownScores = (typeof shownScores)[number]

export const mostCriteria = 20
export const mostLevels = 11
/** In characters. */
export const longestComment = 5_000
