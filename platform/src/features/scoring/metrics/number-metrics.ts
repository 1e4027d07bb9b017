import { z } from 'zod'
import type { Localized } from '../../../base/web/language.ts'
import { defineMetric, overColumns, preciseSum, single, type Joined, type Metric } from './metric.ts'

const none = z.object({})
const atLeastZero = { sql: (column: string) => `${column} >= 0`, expected: '≥ 0' }

/** The mean over the columns of one number each, as scikit-learn's uniform average of several outputs. */
async function perColumn(joined: Joined, sqlOf: (p: string, y: string) => string): Promise<number> {
  const values: number[] = []
  for (const index of joined.columns.keys())
    values.push(await single(joined, sqlOf(`p${index}`, `y${index}`)))
  return preciseSum(values) / values.length
}

/** The same where the number is one aggregate of the rows: all columns from one pass, for each pass joins anew. */
async function inOnePass(joined: Joined, aggregateOf: (p: string, y: string) => string): Promise<number> {
  const aggregates = joined.columns.map((_, index) => aggregateOf(`p${index}`, `y${index}`))
  const [row] = await joined.rows<{ values: (number | null)[] }>(
    `select [${aggregates.join(', ')}] as "values" from joined`,
  )
  return preciseSum((row?.values ?? []).map(value => value ?? Number.NaN)) / aggregates.length
}

type Words = { key: string; name: Localized; formula: string; about: Localized }
const loss = (
  words: Words,
  aggregateOf: (p: string, y: string) => string,
  allowed?: Metric['allowed'],
): Metric<typeof none> =>
  defineMetric({
    ...words,
    direction: 'minimize',
    range: [0, Number.POSITIVE_INFINITY],
    prediction: 'number',
    columns: 'together',
    about: overColumns(words.about),
    params: none,
    compute: joined => inOnePass(joined, aggregateOf),
    ...(allowed ? { allowed } : {}),
  })

export const rmse = loss(
  {
    key: 'rmse',
    name: { zh: '均方根误差', en: 'RMSE' },
    formula: '\\sqrt{\\frac1n\\sum_i(\\hat y_i-y_i)^2}',
    about: {
      zh: '误差平方的平均值的平方根，与目标同单位；对大误差敏感。',
      en: 'The root of the mean squared error, in the unit of the target; large errors weigh most.',
    },
  },
  (p, y) => `sqrt(fsum(power(${p} - ${y}, 2)) / count(*))`,
)
export const mse = loss(
  {
    key: 'mse',
    name: { zh: '均方误差', en: 'MSE' },
    formula: '\\frac1n\\sum_i(\\hat y_i-y_i)^2',
    about: { zh: '误差平方的平均值。', en: 'The mean squared error.' },
  },
  (p, y) => `fsum(power(${p} - ${y}, 2)) / count(*)`,
)
export const mae = loss(
  {
    key: 'mae',
    name: { zh: '平均绝对误差', en: 'MAE' },
    formula: '\\frac1n\\sum_i|\\hat y_i-y_i|',
    about: {
      zh: '误差绝对值的平均值，与目标同单位。',
      en: 'The mean absolute error, in the unit of the target.',
    },
  },
  (p, y) => `fsum(abs(${p} - ${y})) / count(*)`,
)
export const mape = loss(
  {
    key: 'mape',
    name: { zh: '平均绝对百分比误差', en: 'MAPE' },
    formula: '\\frac1n\\sum_i\\frac{|\\hat y_i-y_i|}{\\max(\\epsilon,|y_i|)}',
    about: {
      zh: '相对误差的平均值（0.1 表示 10%）；真实值接近 0 时会很大。',
      en: 'The mean relative error (0.1 is 10%); it grows large where the truth is near 0.',
    },
  },
  (p, y) => `fsum(abs(${p} - ${y}) / greatest(abs(${y}), ${2 ** -52})) / count(*)`,
)
export const smape = loss(
  {
    key: 'smape',
    name: { zh: '对称平均绝对百分比误差', en: 'SMAPE' },
    formula: '\\frac1n\\sum_i\\frac{2|\\hat y_i-y_i|}{|\\hat y_i|+|y_i|}',
    about: {
      zh: '以两者之和归一化的相对误差，范围 0–2；两者都为 0 时计 0。',
      en: 'The relative error scaled by both values, between 0 and 2; 0 where both are 0.',
    },
  },
  (p, y) =>
    `fsum(case when ${p} = ${y} then 0 else 2 * abs(${p} - ${y}) / (abs(${p}) + abs(${y})) end) / count(*)`,
)
export const rmsle = loss(
  {
    key: 'rmsle',
    name: { zh: '均方根对数误差', en: 'RMSLE' },
    formula: '\\sqrt{\\frac1n\\sum_i(\\ln(1+\\hat y_i)-\\ln(1+y_i))^2}',
    about: {
      zh: '在对数尺度上比较，关心比例而不是差值；预测不能为负。',
      en: 'Compared on a log scale: ratios count, not differences. Predictions may not be negative.',
    },
  },
  (p, y) => `sqrt(fsum(power(log1p_(${p}) - log1p_(${y}), 2)) / count(*))`,
  atLeastZero,
)
export const medianAe = defineMetric({
  key: 'median-ae',
  name: { zh: '绝对误差中位数', en: 'Median absolute error' },
  formula: '\\operatorname{median}_i|\\hat y_i-y_i|',
  about: overColumns({
    zh: '绝对误差的中位数，不受少数极端值影响。',
    en: 'The median of the absolute errors, untouched by a few extremes.',
  }),
  direction: 'minimize',
  range: [0, Number.POSITIVE_INFINITY],
  prediction: 'number',
  columns: 'together',
  params: none,
  // Column by column: a median holds all values of its column in memory.
  compute: joined =>
    perColumn(joined, (p, y) => `select quantile_cont(abs(${p} - ${y}), 0.5) as value from joined`),
})

export const r2 = defineMetric({
  key: 'r2',
  name: { zh: '决定系数 R²', en: 'R²' },
  formula: '1-\\frac{\\sum_i(y_i-\\hat y_i)^2}{\\sum_i(y_i-\\bar y)^2}',
  about: overColumns({
    zh: '解释了多少方差：1 为完美，0 相当于总是预测平均值。',
    en: 'The share of variance explained: 1 is perfect, 0 is always predicting the mean.',
  }),
  direction: 'maximize',
  range: [Number.NEGATIVE_INFINITY, 1],
  prediction: 'number',
  columns: 'together',
  params: none,
  compute: joined =>
    // A constant truth has no variance to explain: 1 when met exactly, else 0.
    perColumn(
      joined,
      (p, y) => `
      with m as (select fsum(${y}) / count(*) as mean from joined), s as (select fsum(power(${y} - ${p}, 2)) as rest, fsum(power(${y} - mean, 2)) as whole from joined, m)
      select case when whole > 0 then 1 - rest / whole when rest = 0 then 1 else 0 end as value from s`,
    ),
})

export const quantileLoss = defineMetric({
  key: 'quantile-loss',
  name: { zh: '分位数损失', en: 'Quantile loss' },
  formula: '\\frac1n\\sum_i\\max\\bigl(q(y_i-\\hat y_i),(q-1)(y_i-\\hat y_i)\\bigr)',
  about: overColumns({
    zh: '预测 q 分位数的损失（pinball）；q = 0.5 时为平均绝对误差的一半。',
    en: 'The pinball loss of predicting the q-quantile; half the MAE at q = 0.5.',
  }),
  direction: 'minimize',
  range: [0, Number.POSITIVE_INFINITY],
  prediction: 'number',
  columns: 'together',
  params: z.object({ quantile: z.number().gt(0).lt(1).default(0.5) }),
  compute: (joined, { quantile: q }) =>
    perColumn(
      joined,
      (p, y) =>
        `select fsum(greatest(${q} * (${y} - ${p}), ${q - 1} * (${y} - ${p}))) / count(*) as value from joined`,
    ),
})

/** Two passes about the means, so that large offsets cost no digits; NaN when a side is constant. */
const correlationSql = (p: string, y: string, from: string) => `
  with t as (${from}), m as (select fsum(${p}) / count(*) as mp, fsum(${y}) / count(*) as my from t),
  s as (select fsum((${p} - mp) * (${y} - my)) as spy, fsum(power(${p} - mp, 2)) as spp, fsum(power(${y} - my, 2)) as syy from t, m)
  select case when spp > 0 and syy > 0 then greatest(-1, least(1, spy / (sqrt(spp) * sqrt(syy)))) end as value from s`

export const pearson = defineMetric({
  key: 'pearson',
  name: { zh: '皮尔逊相关系数', en: 'Pearson correlation' },
  formula:
    '\\frac{\\sum_i(\\hat y_i-\\bar{\\hat y})(y_i-\\bar y)}{\\sqrt{\\sum_i(\\hat y_i-\\bar{\\hat y})^2\\sum_i(y_i-\\bar y)^2}}',
  about: overColumns({
    zh: '线性相关程度；预测全部相同时没有定义。',
    en: 'Linear correlation; undefined where all predictions are the same.',
  }),
  direction: 'maximize',
  range: [-1, 1],
  prediction: 'number',
  columns: 'together',
  params: none,
  compute: joined => perColumn(joined, (p, y) => correlationSql(p, y, `select ${p}, ${y} from joined`)),
})

export const spearman = defineMetric({
  key: 'spearman',
  name: { zh: '斯皮尔曼等级相关', en: 'Spearman rank correlation' },
  formula: 'r\\bigl(\\operatorname{rank}\\hat y,\\operatorname{rank} y\\bigr)',
  about: overColumns({
    zh: '排名之间的相关程度，同值取平均名次。',
    en: 'The correlation of the ranks; ties take their mean rank.',
  }),
  direction: 'maximize',
  range: [-1, 1],
  prediction: 'number',
  columns: 'together',
  params: none,
  compute: joined => {
    const rank = (column: string) =>
      `rank() over (order by ${column}) + (count(*) over (partition by ${column}) - 1) / 2.0::double`
    return perColumn(joined, (p, y) =>
      correlationSql('a', 'b', `select (${rank(p)})::double as a, (${rank(y)})::double as b from joined`),
    )
  },
})
