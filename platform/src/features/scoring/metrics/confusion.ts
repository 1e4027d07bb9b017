import type { Joined } from './metric.ts'

/** Counts of (answer, prediction) pairs: all that label metrics need, however many rows there are. */
export type Confusion = {
  labels: string[]
  count: number[][]
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
  const count = labels.map(() => labels.map(() => 0))
  for (const { y, p, n } of cells) {
    const row = count[place.get(y) as number] as number[]
    row[place.get(p) as number] = (row[place.get(p) as number] as number) + n
  }
  const actual = count.map(row => row.reduce((a, b) => a + b, 0))
  const predicted = labels.map((_, column) => count.reduce((sum, row) => sum + (row[column] as number), 0))
  return {
    labels,
    count,
    actual,
    predicted,
    correct: labels.map((_, index) => count[index]?.[index] as number),
    total: actual.reduce((a, b) => a + b, 0),
  }
}

export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)
