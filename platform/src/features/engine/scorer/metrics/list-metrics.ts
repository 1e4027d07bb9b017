import { z } from 'zod'
import { isDecimal } from '../decimals.ts'
import { rowsThat, type Answered } from './answer-issues.ts'
import { firstItems, itemsOf, meanOfRows } from './cell-rows.ts'
import { defineMetric, preciseSum, UnusableAnswers } from './metric.ts'

/** Rows of which nothing is relevant count 0 for everybody. */
const nothingRelevant = (answered: Answered) =>
  rowsThat(answered, { code: 'nothing_relevant', level: 'warn' }, y => `trim(coalesce(${y}, '')) = ''`)

const atK = z.object({ k: z.number().int().min(1).max(1000).default(10) })

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

/** Normalised discounted cumulative gain at k (Järvelin & Kekäläinen 2002); 0 where no item has a gain. */
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

/** What a gain counts: itself, or as the graded relevance of web search (Burges et al. 2005). */
const gainRules = {
  /** `most`: so that no sum of gains is beyond what a number holds. */
  linear: { of: (gain: number) => gain, most: 1e300 },
  // What is far below 1 keeps its digits.
  exponential: { of: (gain: number) => (gain < 1 ? Math.expm1(gain * Math.LN2) : 2 ** gain - 1), most: 900 },
}
type GainRule = keyof typeof gainRules

/**
 * What the items of an answer count: gains are numbers by spaces, as many as items, finite and not negative; without
 * them each item has gain 1. Undefined where that is not so, or an item stands twice.
 */
export function gainsOf(
  items: string,
  gains?: string,
  rule: GainRule = 'linear',
): Map<string, number> | undefined {
  const { of, most } = gainRules[rule]
  const names = itemsOf(items)
  const values = gains === undefined ? names.map(() => 1) : itemsOf(gains).map(gainOf)
  const isSound = values.length === names.length && values.every(value => value >= 0 && value <= most)
  const found = new Map(names.map((name, index) => [name, of(values[index] as number)]))
  return isSound && found.size === names.length ? found : undefined
}

const gainOf = (text: string): number => (isDecimal(text) ? Number(text) : Number.NaN)

/** SQL of the items of an answer, those of greater gain first. */
const byGain = (items: string, gains: string): string => {
  const parts = (text: string) => `list_filter(string_split(${text}, ' '), one -> one <> '')`
  const pairs = `list_zip(list_transform(${parts(gains)}, one -> try_cast(one as double)), ${parts(items)})`
  return `array_to_string(list_transform(list_reverse_sort(${pairs}), pair -> pair[2]), ' ')`
}

const ofLists = {
  direction: 'maximize',
  range: [0, 1],
  prediction: 'list',
  columns: 'mean',
  params: atK,
  answerIssues: nothingRelevant,
} as const

export const mapAtK = defineMetric({
  ...ofLists,
  key: 'map-at-k',
  name: { zh: 'MAP@k', en: 'MAP@k' },
  formula:
    '\\frac1n\\sum_i\\frac{1}{\\min(m_i,k)}\\sum_{j\\le k}P_i(j)\\,[\\text{item } j \\text{ relevant}]',
  about: {
    zh: '推荐列表前 k 项的平均精确率的均值；项目以空格分隔，重复项只算一次。',
    en: 'The mean average precision of the first k items; items are separated by spaces and count once.',
  },
  compute: (joined, { k }) =>
    meanOfRows(joined, (y, p) => averagePrecision(new Set(itemsOf(y)), firstItems(p, k), k)),
})

export const ndcgAtK = defineMetric({
  key: 'ndcg-at-k',
  name: { zh: 'NDCG@k', en: 'NDCG@k' },
  formula: '\\frac{\\sum_{j\\le k} g_j/\\log_2(j+1)}{\\sum_{j\\le k} g^*_j/\\log_2(j+1)}',
  about: {
    zh: '归一化折损累计增益。默认每个相关项增益为 1；答案可另设 gains 列，按顺序写出各项的增益（如 3 1）。exponential 把增益 g 换成 2^g − 1，让高等级更突出。',
    en: 'Normalized discounted cumulative gain. Each relevant item has gain 1, unless the answers have a further column, gains, with one number for each item in turn (3 1). Exponential gains take 2^g − 1 for a gain g, so that high grades stand out.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'list',
  columns: 'mean',
  params: atK.extend({ gain: z.enum(['linear', 'exponential']).default('linear') }),
  roles: { gains: 'optional', weight: 'optional' },
  perfect: (answer, role) => {
    const gains = role('gains')
    return gains === undefined ? answer : byGain(answer, gains)
  },
  answerIssues: async (answered, { gain }) => {
    const hasGains = answered.roles.has('gains')
    const rows = await answered.rows<{ id: string; y: string; gains?: string }>(
      `select id, y0 as y${hasGains ? ', gains' : ''} from answered order by id`,
    )
    const [column = ''] = answered.columns
    const bad = rows.find(({ y, gains }) => !gainsOf(y, hasGains ? (gains ?? '') : undefined, gain))
    const found = bad && { id: bad.id, found: `${bad.y} | ${bad.gains ?? ''}`.slice(0, 60) }
    return found ? [{ code: 'bad_gains', level: 'refuse', column, ...found }] : nothingRelevant(answered)
  },
  compute: (joined, { k, gain }) =>
    meanOfRows(joined, (y, p, gains) => {
      const known = gainsOf(y, gains, gain)
      if (!known) throw new UnusableAnswers('gains', 'an answer has not one gain for each of its items')
      return normalisedGain(known, itemsOf(p), k)
    }),
})

/** The items that are in both lists. Answers can be far longer than the places that count, so the set is of these. */
function hitsAmong(relevant: readonly string[], predicted: readonly string[]): Set<string> {
  const counted = new Set(predicted)
  return new Set(relevant.filter(item => counted.has(item)))
}

export const precisionAtK = defineMetric({
  ...ofLists,
  key: 'precision-at-k',
  name: { zh: '精确率@k', en: 'Precision@k' },
  formula: '\\frac1n\\sum_i\\frac{|R_i\\cap\\{\\hat r_{i1},\\dots,\\hat r_{ik}\\}|}{k}',
  about: {
    zh: '前 k 项里相关项所占的比例的平均值；列表不足 k 项时分母仍是 k。',
    en: 'The mean share of the first k places that hold a relevant item; k divides also where a list is shorter.',
  },
  compute: (joined, { k }) => meanOfRows(joined, (y, p) => hitsAmong(itemsOf(y), firstItems(p, k)).size / k),
})

export const recallAtK = defineMetric({
  ...ofLists,
  key: 'recall-at-k',
  name: { zh: '召回率@k', en: 'Recall@k' },
  formula: '\\frac1n\\sum_i\\frac{|R_i\\cap\\{\\hat r_{i1},\\dots,\\hat r_{ik}\\}|}{|R_i|}',
  about: {
    zh: '相关项中，出现在前 k 项里的比例的平均值。',
    en: 'The mean share of the relevant items that stand among the first k.',
  },
  compute: (joined, { k }) =>
    meanOfRows(joined, (y, p) => {
      const relevant = itemsOf(y)
      return relevant.length === 0 ? 0 : hitsAmong(relevant, firstItems(p, k)).size / new Set(relevant).size
    }),
})

export const mrr = defineMetric({
  ...ofLists,
  key: 'mrr',
  name: { zh: '平均倒数排名（MRR@k）', en: 'Mean reciprocal rank (MRR@k)' },
  formula: '\\frac1n\\sum_i\\frac{1}{\\operatorname{rank}_i}',
  about: {
    zh: '第一个相关项所在位置的倒数的平均值；前 k 项里没有相关项时计 0。',
    en: 'The mean of one over the place of the first relevant item; 0 where none is among the first k.',
  },
  compute: (joined, { k }) =>
    meanOfRows(joined, (y, p) => {
      const predicted = firstItems(p, k)
      const hits = hitsAmong(itemsOf(y), predicted)
      const place = predicted.findIndex(item => hits.has(item))
      return place < 0 ? 0 : 1 / (place + 1)
    }),
})

export const hitRateAtK = defineMetric({
  ...ofLists,
  key: 'hit-rate-at-k',
  name: { zh: '命中率@k', en: 'Hit rate@k' },
  formula: '\\frac1n\\sum_i [\\text{one of the first } k \\text{ is relevant}]',
  about: {
    zh: '前 k 项里至少有一项相关的行所占的比例。',
    en: 'The share of rows with a relevant item among the first k.',
  },
  compute: (joined, { k }) =>
    meanOfRows(joined, (y, p) => (hitsAmong(itemsOf(y), firstItems(p, k)).size > 0 ? 1 : 0)),
})
