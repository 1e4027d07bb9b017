import { z } from 'zod'
import { defineMetric, preciseSum, single } from './metric.ts'
import { weightedMeanSql } from './weighted.ts'

const fromZero = [0, Number.POSITIVE_INFINITY] as const

const quantile = /^0?\.\d{1,6}$/
const parted = (text: string) => text.trim().split(/\s+/)
/** Numbers between 0 and 1, by spaces, each greater than the one before. */
const isQuantiles = (text: string) => {
  const parts = parted(text)
  const values = parts.map(Number)
  return (
    parts.every(part => quantile.test(part)) &&
    values.every((value, at) => value > (values[at - 1] ?? 0) && value < 1)
  )
}
const quantiles = z.object({
  quantiles: z.string().max(200).refine(isQuantiles).default('0.1 0.5 0.9'),
})

export const pinball = defineMetric({
  key: 'pinball',
  name: { zh: '多分位数损失（pinball）', en: 'Pinball loss of several quantiles' },
  formula:
    '\\frac1{|Q|}\\sum_{q\\in Q}\\frac{\\sum_i w_i\\max\\bigl(q(y_i-\\hat y_{iq}),(q-1)(y_i-\\hat y_{iq})\\bigr)}{\\sum_i w_i}',
  about: {
    zh: '结果文件里每个分位数一列，次序与参数相同；答案只有一列数值。各分位数的 pinball 损失同等重要地取平均，0 为完美；各列不必逐列递增。答案有权重列时按行加权。',
    en: 'Submission files have a column for each quantile, in the order of the parameter; the answers are one column of numbers. The mean of the quantiles’ pinball losses, each counting the same; 0 is perfect. Columns need not ascend. Rows count by their weight where the answers have one.',
  },
  direction: 'minimize',
  range: fromZero,
  prediction: 'quantiles',
  columns: 'together',
  roles: { weight: 'optional' },
  params: quantiles,
  names: params => parted(params.quantiles).map(one => `q${Number(one)}`),
  compute: async (joined, params) => {
    const losses: number[] = []
    for (const [index, q] of parted(params.quantiles).map(Number).entries()) {
      const rest = `(y0 - p${index})`
      const loss = `case when ${rest} >= 0 then ${q} * ${rest} else ${q - 1} * ${rest} end`
      losses.push(await single(joined, weightedMeanSql(loss, joined)))
    }
    return preciseSum(losses) / losses.length
  },
})

/**
 * The continuous ranked probability score (Matheson & Winkler 1976) of the distribution that these numbers have: the area
 * of the squared difference between its steps and the one step at the truth. A sum of parts none of which is negative.
 */
export function crpsOf(members: readonly number[], truth: number): number {
  const sorted = Float64Array.from(members).toSorted()
  const parts: number[] = []
  const [first, last] = [sorted[0] ?? Number.NaN, sorted[sorted.length - 1] ?? Number.NaN]
  if (truth < first) parts.push(first - truth)
  if (truth > last) parts.push(truth - last)
  for (let below = 1; below < sorted.length; below++) {
    const [from, to] = [sorted[below - 1] as number, sorted[below] as number]
    const share = below / sorted.length
    const middle = Math.min(Math.max(truth, from), to)
    parts.push((middle - from) * share ** 2, (to - middle) * (1 - share) ** 2)
  }
  return preciseSum(parts)
}

export const crps = defineMetric({
  key: 'crps',
  name: { zh: '连续分级概率评分 CRPS', en: 'CRPS of an ensemble' },
  formula:
    "\\frac1{\\sum_i w_i}\\sum_i w_i\\int\\bigl(\\hat F_i(x)-[x\\ge y_i]\\bigr)^2dx=\\frac1{\\sum_i w_i}\\sum_i w_i\\Bigl(\\overline{|x_i-y_i|}-\\tfrac12\\overline{|x_i-x_i'|}\\Bigr)",
  about: {
    zh: '每格是一组数值（集合预报的成员），用空格分隔，个数可以逐行不同；答案是一个数值。成员的经验分布与真实值之间的面积，与目标同单位；只有一个成员时就是绝对误差。0 为完美。答案有权重列时按行加权。',
    en: 'Each cell holds several numbers (the members of an ensemble), divided by spaces; rows may differ in how many. The answers are numbers. The area between the members’ distribution and the truth, in the unit of the target; of one member it is the absolute error. 0 is perfect. Rows count by their weight where the answers have one.',
  },
  direction: 'minimize',
  range: fromZero,
  prediction: 'ensemble',
  columns: 'mean',
  roles: { weight: 'optional' },
  params: z.object({}),
  compute: async joined => {
    const weight = joined.roles.has('weight') ? 'weight' : '1.0::double'
    const rows = await joined.rows<{ p: string; y: number; w: number }>(
      `select p0 as p, y0 as y, ${weight} as w from joined`,
    )
    if (rows.some(row => row.w < 0)) return Number.NaN
    const scores = rows.map(({ p, y, w }) => w * crpsOf(p.trim().split(/ +/).map(Number), y))
    return preciseSum(scores) / preciseSum(rows.map(row => row.w))
  },
})
