import { z } from 'zod'
import { isDecimal } from '../file-rules.ts'
import { rowsThat, type Answered } from './answer-issues.ts'
import { defineMetric, preciseSum, UnusableAnswers, type Joined } from './metric.ts'

/** Rows of which nothing is relevant count 0 for everybody. */
const nothingRelevant = (answered: Answered) =>
  rowsThat(answered, { code: 'nothing_relevant', level: 'warn' }, y => `trim(coalesce(${y}, '')) = ''`)

const atK = z.object({ k: z.number().int().min(1).max(1000).default(10) })

/** Items of a cell, by spaces. */
const itemsOf = (text: string): string[] => text.split(' ').filter(Boolean)

async function meanOfRows(
  joined: Joined,
  of: (answer: string, prediction: string, gains: string | undefined) => number,
): Promise<number> {
  const hasGains = joined.roles.has('gains')
  const hasWeights = joined.roles.has('weight')
  type Row = { y: string | null; p: string | null; gains?: string | null; weight?: number }
  const further = `${hasGains ? ', gains' : ''}${hasWeights ? ', weight' : ''}`
  const rows = await joined.rows<Row>(`select y0 as y, p0 as p${further} from joined`)
  const values = rows.map(row => of(row.y ?? '', row.p ?? '', hasGains ? (row.gains ?? '') : undefined))
  if (!hasWeights) return preciseSum(values) / rows.length
  const weights = rows.map(row => row.weight ?? Number.NaN)
  return preciseSum(values.map((value, at) => value * (weights[at] as number))) / preciseSum(weights)
}

/** Average precision at k; an item predicted twice counts once. */
export function averagePrecision(
  relevant: ReadonlySet<string>,
  predicted: readonly string[],
  k: number,
): number {
  if (relevant.size === 0) return 0
  const seen = new Set<string>()
  const precisions: number[] = []
  for (const [index, item] of predicted.slice(0, k).entries()) {
    if (!relevant.has(item) || seen.has(item)) continue
    seen.add(item)
    precisions.push(seen.size / (index + 1))
  }
  return preciseSum(precisions) / Math.min(relevant.size, k)
}

/** Normalised discounted cumulative gain at k with linear gains (Järvelin & Kekäläinen 2002); 0 where no item has a gain. */
export function normalisedGain(
  gains: ReadonlyMap<string, number>,
  predicted: readonly string[],
  k: number,
): number {
  const discounted = (values: readonly number[]) =>
    preciseSum(values.slice(0, k).map((gain, index) => gain / Math.log2(index + 2)))
  const ideal = discounted([...gains.values()].toSorted((a, b) => b - a))
  const first = [...new Set(predicted)]
  return ideal === 0 ? 0 : discounted(first.map(item => gains.get(item) ?? 0)) / ideal
}

/**
 * Gains of the items of an answer: numbers by spaces, as many as items, finite and not negative; without them each item
 * has gain 1. Undefined where that is not so, or an item stands twice.
 */
export function gainsOf(items: string, gains?: string): Map<string, number> | undefined {
  const names = itemsOf(items)
  const values = gains === undefined ? names.map(() => 1) : itemsOf(gains).map(gainOf)
  const isSound = values.length === names.length && values.every(value => value >= 0 && value <= mostGain)
  const found = new Map(names.map((name, index) => [name, values[index] as number]))
  return isSound && found.size === names.length ? found : undefined
}

/** So that no sum of gains is beyond what a number holds. */
const mostGain = 1e300
const gainOf = (text: string): number => (isDecimal(text) ? Number(text) : Number.NaN)

/** SQL of the items of an answer, those of greater gain first. */
const byGain = (items: string, gains: string): string => {
  const parts = (text: string) => `list_filter(string_split(${text}, ' '), one -> one <> '')`
  const pairs = `list_zip(list_transform(${parts(gains)}, one -> try_cast(one as double)), ${parts(items)})`
  return `array_to_string(list_transform(list_reverse_sort(${pairs}), pair -> pair[2]), ' ')`
}

export const mapAtK = defineMetric({
  key: 'map-at-k',
  name: { zh: 'MAP@k', en: 'MAP@k' },
  formula:
    '\\frac1n\\sum_i\\frac{1}{\\min(m_i,k)}\\sum_{j\\le k}P_i(j)\\,[\\text{item } j \\text{ relevant}]',
  about: {
    zh: '推荐列表前 k 项的平均精确率的均值；项目以空格分隔，重复项只算一次。',
    en: 'The mean average precision of the first k items; items are separated by spaces and count once.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'list',
  columns: 'mean',
  params: atK,
  answerIssues: nothingRelevant,
  compute: (joined, { k }) =>
    meanOfRows(joined, (y, p) => averagePrecision(new Set(itemsOf(y)), itemsOf(p), k)),
})

export const ndcgAtK = defineMetric({
  key: 'ndcg-at-k',
  name: { zh: 'NDCG@k', en: 'NDCG@k' },
  formula: '\\frac{\\sum_{j\\le k} g_j/\\log_2(j+1)}{\\sum_{j\\le k} g^*_j/\\log_2(j+1)}',
  about: {
    zh: '归一化折损累计增益。默认每个相关项增益为 1；答案可另设 gains 列，按顺序写出各项的增益（如 3 1）。',
    en: 'Normalised discounted cumulative gain. Each relevant item has gain 1, unless the answers have a further column, gains, with one number for each item in turn (3 1).',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'list',
  columns: 'mean',
  params: atK,
  roles: { gains: 'optional', weight: 'optional' },
  perfect: (answer, role) => {
    const gains = role('gains')
    return gains === undefined ? answer : byGain(answer, gains)
  },
  answerIssues: async answered => {
    const hasGains = answered.roles.has('gains')
    const rows = await answered.rows<{ id: string; y: string; gains?: string }>(
      `select id, y0 as y${hasGains ? ', gains' : ''} from answered order by id`,
    )
    const [column = ''] = answered.columns
    const bad = rows.find(({ y, gains }) => !gainsOf(y, hasGains ? (gains ?? '') : undefined))
    const found = bad && { id: bad.id, found: `${bad.y} | ${bad.gains ?? ''}`.slice(0, 60) }
    return found ? [{ code: 'bad_gains', level: 'refuse', column, ...found }] : nothingRelevant(answered)
  },
  compute: (joined, { k }) =>
    meanOfRows(joined, (y, p, gains) => {
      const known = gainsOf(y, gains)
      if (!known) throw new UnusableAnswers('gains', 'an answer has not one gain for each of its items')
      return normalisedGain(known, itemsOf(p), k)
    }),
})

export const hitRateAtK = defineMetric({
  key: 'hit-rate-at-k',
  name: { zh: '命中率@k', en: 'Hit rate@k' },
  formula: '\\frac1n\\sum_i [\\text{one of the first } k \\text{ is relevant}]',
  about: {
    zh: '前 k 项里至少有一项相关的行所占的比例。',
    en: 'The share of rows with a relevant item among the first k.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'list',
  columns: 'mean',
  params: atK,
  answerIssues: nothingRelevant,
  compute: (joined, { k }) =>
    meanOfRows(joined, (y, p) => {
      const relevant = new Set(itemsOf(y))
      return itemsOf(p)
        .slice(0, k)
        .some(item => relevant.has(item))
        ? 1
        : 0
    }),
})

/** Whether text is runs of a mask: pairs of a start and a length from 1 on, all of them exact as numbers. */
const isMask = (text: string) =>
  `(trim(coalesce(${text}, '')) = '' or regexp_full_match(trim(${text}), '[1-9][0-9]{0,14} [1-9][0-9]{0,14}( [1-9][0-9]{0,14} [1-9][0-9]{0,14})*'))`
/** Whether each run begins after the end of the one before. */
const isOrdered = (text: string) => {
  const numbers = `list_transform(string_split(trim(coalesce(${text}, '')), ' '), one -> try_cast(one as bigint))`
  const broken = `run -> (${numbers})[run] + (${numbers})[run + 1] > (${numbers})[run + 2]`
  return `(len(list_filter(range(1, len(${numbers}) - 1, 2), ${broken})) = 0)`
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

/** Intersection over union of two masks; 1 where both are empty. */
export function maskIou(a: readonly [number, number][], b: readonly [number, number][]): number {
  const size = (runs: readonly [number, number][]) => runs.reduce((sum, [from, to]) => sum + to - from, 0)
  let shared = 0
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [x, y] = [a[i] as [number, number], b[j] as [number, number]]
    shared += Math.max(0, Math.min(x[1], y[1]) - Math.max(x[0], y[0]))
    if (x[1] <= y[1]) i += 1
    else j += 1
  }
  const union = size(a) + size(b) - shared
  return union === 0 ? 1 : shared / union
}

export const meanIou = defineMetric({
  key: 'mean-iou',
  name: { zh: '平均交并比', en: 'Mean IoU' },
  formula: '\\frac1n\\sum_i\\frac{|A_i\\cap B_i|}{|A_i\\cup B_i|}',
  about: {
    zh: '游程编码掩码（“起点 长度 …”，从 1 数起）的交并比的平均值；两者都为空时计 1。',
    en: 'The mean intersection over union of run-length masks (“start length …”, counted from 1); 1 where both are empty.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'mask',
  columns: 'mean',
  params: z.object({}),
  compute: joined =>
    meanOfRows(joined, (y, p) => {
      const [truth, guess] = [runsOf(y), runsOf(p)]
      // A malformed mask covers nothing that is true; it never makes a score of its own.
      return truth ? (guess ? maskIou(truth, guess) : 0) : Number.NaN
    }),
  allowed: { sql: column => `(${isMask(column)} and ${isOrdered(column)})`, expected: '1 3 10 5' },
  answerIssues: async answered => [
    ...(await rowsThat(answered, { code: 'bad_mask', level: 'refuse' }, y => `not ${isMask(y)}`)),
    ...(await rowsThat(
      answered,
      { code: 'mask_order', level: 'refuse' },
      y => `${isMask(y)} and not ${isOrdered(y)}`,
    )),
  ],
})
