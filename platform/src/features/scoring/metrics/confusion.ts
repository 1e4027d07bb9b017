import { preciseSum, type Joined } from './metric.ts'

/**
 * Counts of (answer, prediction) pairs: all that label metrics need, however many rows there are. Only of pairs that
 * occur: a file may have as many labels as rows.
 */
export type Confusion = {
  labels: string[]
  /** Pairs that occur, by the places of their labels. */
  cells: { actual: number; predicted: number; count: number }[]
  total: number
  actual: number[]
  predicted: number[]
  correct: number[]
}

export async function confusionOf(joined: Joined): Promise<Confusion> {
  return tabulate(
    await joined.rows<{ y: string; p: string; n: number }>(
      'select y0 as y, p0 as p, count(*)::double as n from joined group by y0, p0',
    ),
  )
}

/** Numbers by size, then other labels by their text. */
function inOrder(a: string, b: string): number {
  const [x, y] = [a, b].map(label => (label.trim() === '' ? Number.NaN : Number(label))) as [number, number]
  if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1
  if (x < y) return -1
  if (x > y) return 1
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Labels are in order of size, what is no number after all numbers: what quadratic weights count by. One wrong word in
 * a file does not change how far its numbers are apart.
 */
export function tabulate(cells: readonly { y: string; p: string; n: number }[]): Confusion {
  const labels = [...new Set(cells.flatMap(cell => [cell.y, cell.p]))]
  labels.sort(inOrder)
  const place = new Map(labels.map((label, index) => [label, index]))
  const [actual, predicted, correct] = [labels, labels, labels].map(all => all.map(() => 0)) as [
    number[],
    number[],
    number[],
  ]
  const placed = cells.map(({ y, p, n }) => ({
    actual: place.get(y) as number,
    predicted: place.get(p) as number,
    count: n,
  }))
  for (const { actual: i, predicted: j, count } of placed) {
    actual[i] = (actual[i] as number) + count
    predicted[j] = (predicted[j] as number) + count
    if (i === j) correct[i] = (correct[i] as number) + count
  }
  const total = preciseSum(placed.map(cell => cell.count))
  return { labels, cells: placed, actual, predicted, correct, total }
}

export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
