/** How alike the predictions of two teams are over the same ids: 1 is the same. */
export type Pair = {
  a: number
  b: number
  /** Mean over the columns: correlation of numbers, share of equal answers of classes. */
  agreement: number
  /** How many values were compared. */
  cells: number
}

export const nearBounds = {
  /** The best of a board: who copies, copies what scores. Their pairs (4,950) are compared in seconds. */
  teams: 100,
  /** Values of each file, drawn by the hash of their id: enough for the fifth decimal of a correlation. */
  cells: 10_000,
  /** Fewer values agree by chance, or because the task is easy. */
  fewestCells: 50,
  /** Five teams. Of fewer nobody can say what is usual. */
  fewestPairs: 10,
  /** Of one board; more of them are a public solution, not a copy. */
  pairs: 20,
  /** Who is as near to more others than this shares a published solution with them. */
  partners: 3,
} as const

/** Good models agree. Below these two files are merely good. */
const leastAgreement = 0.98
/** A pair counts that is ten times as close as the median pair of its board, however close together all others lie … */
const timesCloser = 10
/** … and lies this many robust deviations (1.4826 · median absolute deviation) from it, as the normal tail hardly ever does. */
const deviations = 5

/** The distance at which two files of so many values cannot be told from the same. */
const closest = 1e-9

/**
 * How close a pair is, as the decimal places to which it agrees: 0.9 is 1, 0.99 is 2. The spread of agreement among
 * honest teams is about even on this scale, where on the scale of the agreement itself it is all crowded below 1.
 */
export const closeness = (pair: Pick<Pair, 'agreement' | 'cells'>, isNumbers: boolean): number =>
  -Math.log10(Math.max(1 - pair.agreement, isNumbers ? closest : 1 / (2 * pair.cells)))

export type Usual = { median: number; deviation: number }

/** What is usual among all pairs of a board, in decimal places; null of too few. */
export function usualCloseness(values: readonly number[]): Usual | null {
  if (values.length < nearBounds.fewestPairs) return null
  const middle = median(values)
  const deviation = 1.4826 * median(values.map(value => Math.abs(value - middle)))
  return { median: middle, deviation }
}

export type Judged = {
  near: (Pair & { closeness: number })[]
  usual: Usual | null
  /** Teams that hold so much in common with many others that it is a public solution. */
  common: number[]
}

/**
 * Which pairs stand out from what is usual on their board. `known` are what everybody has, such as baselines: who is
 * as near to one of them has it from there.
 */
export function outlierPairs(
  pairs: readonly Pair[],
  ask: { isNumbers: boolean; known?: ReadonlySet<number> },
): Judged {
  const { isNumbers, known = new Set() } = ask
  const measured = pairs
    .filter(pair => pair.cells >= nearBounds.fewestCells && Number.isFinite(pair.agreement))
    .map(pair => ({ ...pair, closeness: closeness(pair, isNumbers) }))
  const isKnown = (pair: Pair) => known.has(pair.a) || known.has(pair.b)
  const among = measured.filter(pair => !isKnown(pair))
  const usual = usualCloseness(among.map(pair => pair.closeness))
  const standsOut = (pair: (typeof measured)[number]) =>
    usual
      ? pair.agreement >= leastAgreement &&
        pair.closeness - usual.median >= Math.max(Math.log10(timesCloser), deviations * usual.deviation)
      : isTheSame(pair, isNumbers) && (isNumbers || among.some(other => other.agreement < leastAgreement))
  const fromKnown = new Set(
    measured
      .filter(pair => isKnown(pair) && (standsOut(pair) || isTheSame(pair, isNumbers)))
      .flatMap(pair => [pair.a, pair.b]),
  )
  const candidates = among.filter(pair => standsOut(pair) && !fromKnown.has(pair.a) && !fromKnown.has(pair.b))
  const partners = Map.groupBy(
    candidates.flatMap(pair => [pair.a, pair.b]),
    team => team,
  )
  const common = [...partners].filter(([, own]) => own.length > nearBounds.partners).map(([team]) => team)
  return {
    near: candidates
      .filter(pair => !common.includes(pair.a) && !common.includes(pair.b))
      .toSorted((x, y) => y.closeness - x.closeness)
      .slice(0, nearBounds.pairs),
    usual,
    common,
  }
}

const isTheSame = (pair: Pair, isNumbers: boolean) => 1 - pair.agreement <= (isNumbers ? closest : 0)

export type Histogram = { from: number; to: number; counts: number[] }

/** How many pairs are how close, in equal steps of decimal places: what one pair is seen against. */
export function histogramOf(values: readonly number[], bins = 24): Histogram {
  const from = Math.min(...values)
  const to = Math.max(...values)
  const counts = Array.from({ length: bins }, () => 0)
  for (const value of values) {
    const bin = to === from ? 0 : Math.min(bins - 1, Math.floor(((value - from) / (to - from)) * bins))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return { from, to, counts }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
