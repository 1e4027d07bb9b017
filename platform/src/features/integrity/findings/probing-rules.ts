/** One submission after another of the same team in the same round: in how many rows they differ. */
export type Step = { changed: number; rows: number }

export const probingBounds = {
  /** Teams looked into, those that hand in most; and of each its latest submissions up to the end of the burst. */
  teams: 12,
  submissions: 30,
  /** So many within `burstDays` are looked into; fewer tell a prober nothing worth having. */
  burst: 9,
  burstDays: 7,
  /** Or: the quota of the day spent to the last on so many days in a row. */
  fullDays: 5,
} as const

/** In a small file a handful of rows is no small part, and honest models differ in no more. */
const fewestRows = 100
/** Another model, or the same trained again, changes more of its answers than one in a hundred. */
const smallShare = 0.01
/** Where the quota is spent day after day, files count as almost the same up to here. */
const nearShare = 0.05
/** Post-processing changes few rows too, once or twice. */
const fewestSmallSteps = 8
const leastShareOfSteps = 0.6

const isWithin = ({ changed, rows }: Step, share: number) =>
  rows >= fewestRows && changed >= 1 && changed <= Math.floor(rows * share)

export type Probing = { small: number; share: number }

/**
 * Whether a row of submissions feels its way along the answers: each changes a few rows and reads from the score what
 * they are. The same file again tells nothing and does not count. How the scores moved is shown but decides nothing:
 * of so few rows it follows. Null where it does not look like it.
 */
export function probing(steps: readonly Step[], fullDays: number): Probing | null {
  const small = steps.filter(step => isWithin(step, smallShare)).length
  if (small >= fewestSmallSteps && small >= leastShareOfSteps * steps.length)
    return { small, share: smallShare }
  if (fullDays < probingBounds.fullDays) return null
  const near = steps.filter(step => isWithin(step, nearShare)).length
  return near >= fewestSmallSteps && near >= 0.8 * steps.length ? { small: near, share: nearShare } : null
}
