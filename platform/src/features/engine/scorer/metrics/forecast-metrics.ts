import { z } from 'zod'
import { defineMetric, single } from './metric.ts'
import { weightedMeanSql } from './weighted.ts'

const none = z.object({})
const fromZero = [0, Number.POSITIVE_INFINITY] as const

export const wmae = defineMetric({
  key: 'wmae',
  name: { zh: '加权平均绝对误差 WMAE', en: 'WMAE' },
  formula: '\\frac{\\sum_i w_i|\\hat y_i-y_i|}{\\sum_i w_i}',
  about: {
    zh: '按答案里的权重列加权的平均绝对误差（例如节假日那几周的权重更大）。权重不能为负，也不能全为 0；权重为 0 的行不影响成绩。',
    en: 'The mean absolute error by the weights that the answers give their rows (weeks with a holiday, for example). No weight may be negative, and not all of them 0; a row of weight 0 does not count.',
  },
  direction: 'minimize',
  range: fromZero,
  prediction: 'number',
  columns: 'mean',
  roles: { weight: 'needed' },
  params: none,
  compute: joined => single(joined, weightedMeanSql('abs(p0 - y0)', joined)),
})

export const wape = defineMetric({
  key: 'wape',
  name: { zh: '加权绝对百分比误差 WAPE', en: 'WAPE' },
  formula: '\\frac{\\sum_i|\\hat y_i-y_i|}{\\sum_i|y_i|}',
  about: {
    zh: '绝对误差之和除以真实值绝对值之和（0.1 表示 10%）。个别真实值为 0 没有关系；全部为 0 时没有定义。',
    en: 'The sum of the absolute errors over the sum of the absolute truths (0.1 is 10%). Single truths may be 0; undefined where all of them are.',
  },
  direction: 'minimize',
  range: fromZero,
  prediction: 'number',
  columns: 'mean',
  params: none,
  compute: joined =>
    single(
      joined,
      // Sums of numbers near the largest would be none; both are made smaller alike.
      `with m as (select case when max(greatest(abs(p0), abs(y0))) > 1e280 then ${2 ** -100}::double else 1::double end as f from joined)
       select case when max(abs(y0)) > 0 then fsum(abs(p0 * f - y0 * f)) / fsum(abs(y0 * f)) end as value from joined, m`,
    ),
})

export const rmspe = defineMetric({
  key: 'rmspe',
  name: { zh: '均方根百分比误差 RMSPE', en: 'RMSPE' },
  formula:
    '\\sqrt{\\frac{1}{|I|}\\sum_{i\\in I}\\Bigl(\\frac{y_i-\\hat y_i}{y_i}\\Bigr)^2},\\quad I=\\{i: y_i\\ne 0\\}',
  about: {
    zh: '相对误差的均方根（0.1 表示 10%）。真实值为 0 的行不计分；全部为 0 时没有定义。',
    en: 'The root of the mean squared relative error (0.1 is 10%). Rows whose truth is 0 do not count; undefined where all of them are 0.',
  },
  direction: 'minimize',
  range: fromZero,
  prediction: 'number',
  columns: 'mean',
  params: none,
  compute: joined =>
    single(
      joined,
      `with e as (select case when isfinite(y0 - p0) then (y0 - p0) / y0 else (y0 / 2 - p0 / 2) / (y0 / 2) end as e from joined where y0 <> 0), m as (select max(abs(e)) as most from e)
       select case when max(most) > 0 then max(most) * sqrt(fsum(power(e / most, 2)) / count(*)) when max(most) = 0 then 0 end as value from e, m`,
    ),
})

export const mase = defineMetric({
  key: 'mase',
  name: { zh: '平均绝对标度误差 MASE', en: 'MASE' },
  formula: '\\frac1{|S|}\\sum_s\\frac1{n_s}\\sum_{i\\in s}\\frac{|\\hat y_i-y_i|}{q_i}',
  about: {
    zh: '绝对误差除以答案里的尺度列（通常是训练期朴素预测的平均绝对误差）：1 表示和朴素预测一样好（Hyndman & Koehler 2006）。有序列列时先在每条序列内平均，再对各序列平均。尺度必须大于 0。',
    en: 'The absolute error over the scale that the answers give (as a rule the mean absolute error of the naive forecast on the training data): 1 is as good as that forecast (Hyndman & Koehler 2006). With a series column errors are averaged within each series first. Scales must be greater than 0.',
  },
  direction: 'minimize',
  range: fromZero,
  prediction: 'number',
  columns: 'mean',
  roles: { scale: 'needed', series: 'optional' },
  params: none,
  compute: joined =>
    single(
      joined,
      `with s as (
         select ${joined.roles.has('series') ? 'series' : 'true'} as own, min(scale) as least, fsum(abs(p0 - y0) / scale) / count(*) as error
         from joined group by own order by own
       )
       select case when min(least) > 0 then fsum(error) / count(*) end as value from s`,
    ),
})

export const wrmsse = defineMetric({
  key: 'wrmsse',
  name: { zh: '加权均方根标度误差 WRMSSE', en: 'WRMSSE' },
  formula:
    '\\frac{1}{\\sum_s w_s}\\sum_s w_s\\sqrt{\\frac{1}{q_s}\\cdot\\frac1{n_s}\\sum_{i\\in s}(\\hat y_i-y_i)^2}',
  about: {
    zh: 'M5 竞赛的指标：每条序列的均方误差除以它的尺度（训练期相邻两期之差的平方的平均值），开方后按权重平均。答案须有序列、尺度和权重三列；同一序列的尺度与权重各行相同，尺度大于 0，权重不为负且不全为 0。有多个预测列时（每列一期），一条序列的误差合在一起计算。',
    en: 'The metric of the M5 competition: the mean squared error of each series over its scale (the mean squared difference of neighbouring values of the training data), its root, averaged by weight. The answers need columns for series, scale and weight; both are the same in all rows of a series, scales greater than 0, weights not negative and not all 0. With several predicted columns (one a period) the errors of a series count together.',
  },
  direction: 'minimize',
  range: fromZero,
  prediction: 'number',
  columns: 'together',
  roles: { weight: 'needed', scale: 'needed', series: 'needed' },
  params: none,
  compute: joined => {
    const errors = joined.columns.map((_, index) => `p${index} - y${index}`)
    const largest = errors.map(error => `abs(${error})`).join(', ')
    const squares = errors.map(error => `power((${error}) / most, 2)`).join(' + ')
    return single(
      joined,
      `with s as (
         select series as own, max(greatest(${largest}, 0)) as most, min(weight) as w, min(scale) as q,
           min(weight) = max(weight) and min(scale) = max(scale) and min(weight) >= 0 and min(scale) > 0 as sound
         from joined group by series
       ), r as (
         select own, max(w) as w, bool_and(sound) as sound,
           case when max(most) = 0 then 0 else max(most) * sqrt(fsum(${squares}) / (count(*) * ${errors.length})) / sqrt(max(q)) end as error
         from joined join s on s.own = joined.series group by own order by own
       )
       select case when bool_and(sound) and max(w) > 0 then fsum(w * error) / fsum(w) end as value from r`,
    )
  },
})
