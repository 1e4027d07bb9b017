import { z } from 'zod'
import { defineMetric, single } from './metric.ts'
import { areaSql } from './probability-metrics.ts'

export const meanColumnAuc = defineMetric({
  key: 'mean-column-auc',
  name: { zh: '逐列 ROC-AUC 平均值', en: 'Mean column-wise ROC-AUC' },
  formula: '\\frac1m\\sum_{j=1}^m\\mathrm{AUC}(y_{\\cdot j},\\hat y_{\\cdot j})',
  about: {
    zh: '多标签任务：每列答案是 0 或 1，预测是任意数值的得分；逐列算 ROC-AUC 再平均，同分算一半。任何一列只有一个类别、或答案不是 0 和 1，都没有定义。',
    en: 'For multiple labels: each column of answers holds 0 or 1, predictions are scores of any size; the mean of the columns’ ROC-AUC, ties counting half. Undefined where a column has one class only, or answers other than 0 and 1.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'number',
  columns: 'mean',
  params: z.object({}),
  compute: joined =>
    single(
      joined,
      `select case when (select bool_and(y0 in (0, 1)) from joined) then value end as value from (${areaSql('p0', 'y0 = 1')})`,
    ),
})

export const mcrmse = defineMetric({
  key: 'mcrmse',
  name: { zh: '逐列均方根误差平均值 MCRMSE', en: 'MCRMSE' },
  formula: '\\frac1m\\sum_{j=1}^m\\sqrt{\\frac{\\sum_i w_i(\\hat y_{ij}-y_{ij})^2}{\\sum_i w_i}}',
  about: {
    zh: '多目标回归：逐列算均方根误差再平均，单位不同的列会按数值大小影响成绩。答案有权重列时按行加权。',
    en: 'For several targets: the mean of the columns’ RMSE, so that columns of larger numbers weigh more. Rows count by their weight where the answers have one.',
  },
  direction: 'minimize',
  range: [0, Number.POSITIVE_INFINITY],
  prediction: 'number',
  columns: 'mean',
  roles: { weight: 'optional' },
  params: z.object({}),
  // Divided by the largest before squaring: squares of large numbers overflow, and those of small ones vanish.
  compute: joined => {
    const weight = joined.roles.has('weight') ? 'weight' : '1.0::double'
    return single(
      joined,
      `with e as (select abs(p0 - y0) as e, ${weight} as w from joined), m as (select max(e) as most, min(w) >= 0 and max(w) > 0 as sound from e)
       select case when not bool_and(sound) then null when max(most) = 0 then 0 else max(most) * sqrt(fsum(w * power(e / most, 2)) / fsum(w)) end as value from e, m`,
    )
  },
})
