import { z } from 'zod'
import type { Localized } from '../../../../base/web/language.ts'
import { constantAnswers, rowsThat } from './answer-issues.ts'
import { defineMetric, overColumns, preciseMean, single, type Joined, type Metric } from './metric.ts'
import {
  correlationOf,
  meanLosses,
  numberOf,
  rootOf,
  shareOf,
  spreadOf,
  type Loss,
  type Scaled,
} from './scaled.ts'

const none = z.object({})
const atLeastZero = { sql: (column: string) => `${column} >= 0`, expected: '≥ 0' }

/** The mean over the columns of one number each, as scikit-learn's uniform average of several outputs. */
const meanOfLosses = async (joined: Joined, loss: Loss, of = (mean: Scaled) => mean): Promise<number> =>
  preciseMean((await meanLosses(joined, loss)).map(mean => numberOf(of(mean))))

async function perColumn(joined: Joined, of: (p: string, y: string) => Promise<number>): Promise<number> {
  const values: number[] = []
  for (const index of joined.columns.keys()) values.push(await of(`p${index}`, `y${index}`))
  return preciseMean(values)
}

const difference: Loss['error'] = (p, y, less) => `${less(p)} - ${less(y)}`
const squared: Pick<Loss, 'cost' | 'degree'> = { cost: error => `power(${error}, 2)`, degree: 2 }
const absolute: Pick<Loss, 'cost' | 'degree'> = { cost: error => `abs(${error})`, degree: 1 }

type Words = { key: string; name: Localized; formula: string; about: Localized }
const loss = (
  words: Words,
  measured: Loss,
  { of, ...more }: { of?: (mean: Scaled) => Scaled } & Pick<Metric, 'allowed' | 'answerIssues'> = {},
): Metric<typeof none> =>
  defineMetric({
    ...words,
    direction: 'minimize',
    range: [0, Number.POSITIVE_INFINITY],
    prediction: 'number',
    columns: 'together',
    roles: { weight: 'optional' },
    about: overColumns(words.about),
    params: none,
    compute: joined => meanOfLosses(joined, measured, of),
    ...more,
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
  { error: difference, ...squared },
  { of: rootOf },
)
export const mse = loss(
  {
    key: 'mse',
    name: { zh: '均方误差', en: 'MSE' },
    formula: '\\frac1n\\sum_i(\\hat y_i-y_i)^2',
    about: { zh: '误差平方的平均值。', en: 'The mean squared error.' },
  },
  { error: difference, ...squared },
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
  { error: difference, ...absolute },
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
  {
    error: (p, y, less) => `(${difference(p, y, less)}) / greatest(abs(${y}), ${2 ** -52})`,
    ...absolute,
  },
  {
    answerIssues: answered => rowsThat(answered, { code: 'zero_answers', level: 'warn' }, y => `${y} = 0`),
  },
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
  // The sum of two numbers may be none.
  {
    error: (p, y) => `case when ${p} = ${y} then 0
      when greatest(abs(${p}), abs(${y})) > 1 then abs(${p} / 4 - ${y} / 4) / (abs(${p}) / 8 + abs(${y}) / 8)
      else 2 * abs(${p} - ${y}) / (abs(${p}) + abs(${y})) end`,
    ...absolute,
  },
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
  // The difference of two logarithms as one, so that it keeps its digits where they are close.
  {
    error: (p, y) => `log1p_(abs(${p} - ${y}) / (1 + least(${p}, ${y})))`,
    ...squared,
  },
  {
    of: rootOf,
    allowed: atLeastZero,
    answerIssues: answered =>
      rowsThat(answered, { code: 'negative_answers', level: 'refuse' }, y => `${y} < 0`),
  },
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
    perColumn(joined, async (p, y) => {
      const of = (a: string, b: string) =>
        single(joined, `select quantile_cont(abs(${a} - ${b}), 0.5) as value from joined`)
      const median = await of(p, y)
      // Differences beyond what is a number have halves that are.
      return Number.isFinite(median) ? median : 2 * (await of(`${p} / 2`, `${y} / 2`))
    }),
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
  roles: { weight: 'optional' },
  params: none,
  answerIssues: constantAnswers,
  compute: async joined => {
    const rests = await meanLosses(joined, { error: difference, ...squared })
    const values: number[] = []
    for (const [index, rest] of rests.entries()) {
      const { squares, isConstant } = await spreadOf(joined, [`y${index}`])
      const [whole] = squares
      // A constant truth has no variance to explain: 1 when met exactly, else 0.
      if (isConstant[0] || !whole) values.push(rest.value === 0 ? 1 : 0)
      else values.push(1 - shareOf(rest, whole))
    }
    return preciseMean(values)
  },
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
  roles: { weight: 'optional' },
  params: z.object({ quantile: z.number().gt(0).lt(1).default(0.5) }),
  compute: (joined, { quantile: q }) =>
    meanOfLosses(joined, {
      error: (p, y, less) => difference(y, p, less),
      cost: error => `greatest(${q} * (${error}), ${q - 1} * (${error}))`,
      degree: 1,
    }),
})

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
  answerIssues: constantAnswers,
  compute: joined => perColumn(joined, async (p, y) => correlationOf(await spreadOf(joined, [p, y]))),
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
  answerIssues: constantAnswers,
  compute: joined => {
    const rank = (column: string) =>
      `rank() over (order by ${column}) + (count(*) over (partition by ${column}) - 1) / 2.0::double`
    // The mean of ranks is known, and how far each is from it too, without rounding.
    const far = (column: string) =>
      `(${rank(column)})::double - ((select count(*) from joined) + 1) / 2.0::double`
    return perColumn(joined, (p, y) =>
      single(
        joined,
        `with t as (select ${far(p)} as a, ${far(y)} as b from joined),
           s as (select fsum(a * b) as ab, fsum(a * a) as aa, fsum(b * b) as bb from t)
         select case when aa > 0 and bb > 0 then greatest(-1, least(1, ab / (sqrt(aa) * sqrt(bb)))) end as value from s`,
      ),
    )
  },
})
