import { z } from 'zod'
import { defineMetric, single } from './metric.ts'

const meanRank = (column: string) =>
  `(rank() over (order by ${column}) + (count(*) over (partition by ${column}) - 1) / 2.0::double)::double`

export const gini = defineMetric({
  key: 'gini',
  name: { zh: '归一化基尼系数', en: 'Normalized Gini' },
  formula:
    '\\frac{\\sum_i y_i\\,(R_i-\\bar R)}{\\sum_i y_i\\,(R^*_i-\\bar R)},\\quad R=\\operatorname{rank}\\hat y,\\;R^*=\\operatorname{rank}y',
  about: {
    zh: '按预测从高到低排列时，真实值集中在前面的程度，除以完美排序所能达到的程度：1 为完美，0 相当于随机，−1 为完全相反。只看排序；同分取平均名次，因此与行的先后无关。真实值只有 0 和 1 时等于 2·AUC − 1；全部相同时没有定义。',
    en: 'How far the true values stand in front when rows are ordered by prediction, over how far they could: 1 is perfect, 0 chance, −1 the reverse. Only the order matters; ties take their mean rank, so that the order of rows does not. For truths of 0 and 1 it is 2·AUC − 1; undefined where all truths are the same.',
  },
  direction: 'maximize',
  range: [-1, 1],
  prediction: 'number',
  columns: 'mean',
  params: z.object({}),
  compute: joined =>
    single(
      joined,
      // Halves of numbers whose difference is none have one.
      `with ends as (select min(y0) as least, max(y0) as most, (count(*) + 1) / 2.0::double as middle from joined),
       m as (select *, case when isfinite(most - least) then 1.0::double else 0.5::double end as f from ends),
       r as (select y0, ${meanRank('p0')} as a, ${meanRank('y0')} as b from joined),
       t as (select (y0 * f - least * f) / (most * f - least * f) as share, a - middle as a, b - middle as b from r, m where most > least),
       s as (select fsum(share * a) as got, fsum(share * b) as best from t)
       select greatest(-1, least(1, got / best)) as value from s where best > 0`,
    ),
})
