import { z } from 'zod'
import { rowsThat, type Answered } from './answer-issues.ts'
import { itemsOf, meanOfRows } from './cell-rows.ts'
import { defineMetric, type Joined } from './metric.ts'

/** Whether text is runs of a mask: pairs of a start and a length from 1 on, all of them exact as numbers. */
const isMask = (text: string) =>
  `(trim(coalesce(${text}, '')) = '' or regexp_full_match(trim(${text}), '[1-9][0-9]{0,14} [1-9][0-9]{0,14}( [1-9][0-9]{0,14} [1-9][0-9]{0,14})*'))`
/**
 * Whether each run begins after the end of the one before. Runs are paired with the next one's start: a lambda that read
 * other places of the list would be given a copy of the list for each of them.
 */
const isOrdered = (text: string) => {
  const numbers = `list_transform(string_split(trim(coalesce(${text}, '')), ' '), one -> try_cast(one as bigint))`
  const runs = `list_zip((${numbers})[1:-1:2], (${numbers})[2:-1:2], (${numbers})[3:-1:2])`
  return `(len(list_filter(${runs}, run -> run[1] + run[2] > run[3])) = 0)`
}

/** Runs of a mask as half-open intervals in order; undefined when the text is no run-length mask. */
export function runsOf(text: string): [number, number][] | undefined {
  const numbers = itemsOf(text).map(Number)
  if (numbers.length % 2 === 1 || numbers.some(value => !Number.isInteger(value) || value < 1))
    return undefined
  const runs: [number, number][] = []
  for (let index = 0; index < numbers.length; index += 2)
    runs.push([numbers[index] as number, (numbers[index] as number) + (numbers[index + 1] as number)])
  runs.sort((a, b) => a[0] - b[0])
  return runs.every((run, index) => index === 0 || run[0] >= (runs[index - 1] as [number, number])[1])
    ? runs
    : undefined
}

/** How many pixels two masks share, and each has. */
export function maskOverlap(
  a: readonly [number, number][],
  b: readonly [number, number][],
): { shared: number; ofA: number; ofB: number } {
  const size = (runs: readonly [number, number][]) => runs.reduce((sum, [from, to]) => sum + to - from, 0)
  let shared = 0
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [x, y] = [a[i] as [number, number], b[j] as [number, number]]
    shared += Math.max(0, Math.min(x[1], y[1]) - Math.max(x[0], y[0]))
    if (x[1] <= y[1]) i += 1
    else j += 1
  }
  return { shared, ofA: size(a), ofB: size(b) }
}

/** The mean over rows of what the overlap of two masks scores; 1 where both are empty. */
const meanOfMasks = (joined: Joined, of: (overlap: ReturnType<typeof maskOverlap>) => number) =>
  meanOfRows(joined, (y, p) => {
    const [truth, guess] = [runsOf(y), runsOf(p)]
    if (!truth) return Number.NaN
    // A malformed mask covers nothing that is true; it never makes a score of its own.
    if (!guess) return 0
    return truth.length === 0 && guess.length === 0 ? 1 : of(maskOverlap(truth, guess))
  })

const ofMasks = {
  direction: 'maximize',
  range: [0, 1],
  prediction: 'mask',
  columns: 'mean',
  params: z.object({}),
  allowed: {
    sql: (column: string) => `(${isMask(column)} and ${isOrdered(column)})`,
    expected: '1 3 10 5',
  },
  answerIssues: async (answered: Answered) => [
    ...(await rowsThat(answered, { code: 'bad_mask', level: 'refuse' }, y => `not ${isMask(y)}`)),
    ...(await rowsThat(
      answered,
      { code: 'mask_order', level: 'refuse' },
      y => `${isMask(y)} and not ${isOrdered(y)}`,
    )),
  ],
} as const

export const meanIou = defineMetric({
  ...ofMasks,
  key: 'mean-iou',
  name: { zh: '平均交并比', en: 'Mean IoU' },
  formula: '\\frac1n\\sum_i\\frac{|A_i\\cap B_i|}{|A_i\\cup B_i|}',
  about: {
    zh: '游程编码掩码（“起点 长度 …”，从 1 数起）的交并比的平均值；两者都为空时计 1。',
    en: 'The mean intersection over union of run-length masks (“start length …”, counted from 1); 1 where both are empty.',
  },
  compute: joined => meanOfMasks(joined, ({ shared, ofA, ofB }) => shared / (ofA + ofB - shared)),
})

export const dice = defineMetric({
  ...ofMasks,
  key: 'dice',
  name: { zh: 'Dice 系数', en: 'Dice coefficient' },
  formula: '\\frac1n\\sum_i\\frac{2|A_i\\cap B_i|}{|A_i|+|B_i|}',
  about: {
    zh: '游程编码掩码（“起点 长度 …”，从 1 数起）的 Dice 系数的平均值；两者都为空时计 1。',
    en: 'The mean Dice coefficient of run-length masks (“start length …”, counted from 1); 1 where both are empty.',
  },
  compute: joined => meanOfMasks(joined, ({ shared, ofA, ofB }) => (2 * shared) / (ofA + ofB)),
})
