import { z } from 'zod'
import type { Localized } from '../../../../base/web/language.ts'
import { defineMetric, single, type Metric } from './metric.ts'
import { weightedMeanSql } from './weighted.ts'

/**
 * Twice the difference of log-likelihoods of one row under a Tweedie distribution (Jørgensen 1987), as SQL: of mean `p`
 * and power from 1 (Poisson) over 2 (gamma) to 3. Where both are close the terms of the definition cancel; there its
 * series about s = (y − p) / p is exact to the last digits.
 */
function devianceSql(power: number): string {
  const a = 2 - power
  const s = '((y0 - p0) / p0)'
  let series = '1'
  for (let k = 12; k >= 3; k--) series = `(1 + ${s} * ${a - k + 1} / ${k}.0 * ${series})`
  const ratio = 'y0 / p0'
  // Logarithms by themselves only where the ratio is no number: each costs digits.
  const log = `case when ${ratio} > 0 and isfinite(${ratio}) then ln(${ratio}) when y0 > 0 then ln(y0) - ln(p0) else 0 end`
  const plain =
    power === 1
      ? `y0 * (${log}) - y0 + p0`
      : power === 2
        ? `${ratio} - 1 - (${log})`
        : `power(y0, ${a}) / ${a * (a - 1)} - y0 * power(p0, ${a - 1}) / ${a - 1} + power(p0, ${a}) / ${a}`
  return `case when abs(y0 - p0) < 0.02 * p0 then power(p0, ${a}) * ${s} * ${s} * ${series} else 2 * greatest(${plain}, 0) end`
}

const positive: NonNullable<Metric['allowed']> = { sql: column => `${column} > 0`, expected: '> 0' }
/** Nothing but a positive number can be predicted where the truth is 0: the least costs nothing. */
const perfect = (answer: string) => `greatest(${answer}::double, 1e-300)`

const deviance = <P extends z.ZodObject>(
  words: { key: string; name: Localized; formula: string; about: Localized },
  params: P,
  powerOf: (params: z.output<P>) => number,
): Metric<P> =>
  defineMetric({
    ...words,
    direction: 'minimize',
    range: [0, Number.POSITIVE_INFINITY],
    prediction: 'number',
    columns: 'mean',
    roles: { weight: 'optional' },
    keepsWeightless: true,
    params,
    allowed: positive,
    perfect,
    compute: (joined, given) => {
      const power = powerOf(given)
      const least = power < 2 ? 'min(y0) >= 0' : 'min(y0) > 0'
      return single(
        joined,
        `select case when (select ${least} from joined) then value end as value from (${weightedMeanSql(devianceSql(power), joined)})`,
      )
    },
  })

export const poissonDeviance = deviance(
  {
    key: 'poisson-deviance',
    name: { zh: '泊松偏差', en: 'Poisson deviance' },
    formula: '\\frac{2}{\\sum_i w_i}\\sum_i w_i\\Bigl(y_i\\ln\\frac{y_i}{\\hat y_i}-y_i+\\hat y_i\\Bigr)',
    about: {
      zh: '计数的偏差（如理赔次数、销量）：0 为完美。预测必须大于 0，真实值不能为负；真实值为 0 时该行计 2·预测值。答案有权重列（如暴露量）时按行加权。',
      en: 'The deviance of counts (claims, sales): 0 is perfect. Predictions must be greater than 0, truths not negative; a row whose truth is 0 counts twice its prediction. Rows count by their weight (such as exposure) where the answers have one.',
    },
  },
  z.object({}),
  () => 1,
)

export const gammaDeviance = deviance(
  {
    key: 'gamma-deviance',
    name: { zh: '伽马偏差', en: 'Gamma deviance' },
    formula:
      '\\frac{2}{\\sum_i w_i}\\sum_i w_i\\Bigl(\\ln\\frac{\\hat y_i}{y_i}+\\frac{y_i}{\\hat y_i}-1\\Bigr)',
    about: {
      zh: '正数金额的偏差（如每次理赔的金额）：只看预测与真实值之比，0 为完美。预测和真实值都必须大于 0。答案有权重列时按行加权。',
      en: 'The deviance of positive amounts (the cost of a claim): only the ratio of prediction and truth matters, 0 is perfect. Predictions and truths must be greater than 0. Rows count by their weight where the answers have one.',
    },
  },
  z.object({}),
  () => 2,
)

export const tweedieDeviance = deviance(
  {
    key: 'tweedie-deviance',
    name: { zh: 'Tweedie 偏差', en: 'Tweedie deviance' },
    formula:
      '\\frac{2}{\\sum_i w_i}\\sum_i w_i\\Bigl(\\frac{y_i^{2-q}}{(1-q)(2-q)}-\\frac{y_i\\hat y_i^{1-q}}{1-q}+\\frac{\\hat y_i^{2-q}}{2-q}\\Bigr)',
    about: {
      zh: '许多为 0、其余为正数的总额的偏差（如每张保单的赔付额）。幂 q 在 1 与 3 之间：1 即泊松偏差，2 即伽马偏差，3 即逆高斯偏差。预测必须大于 0；q 小于 2 时真实值可以为 0，否则必须大于 0。答案有权重列时按行加权。',
      en: 'The deviance of totals of which many are 0 and the others positive (what a policy costs). The power q lies between 1 and 3: 1 is the Poisson deviance, 2 the gamma deviance, 3 the inverse Gaussian one. Predictions must be greater than 0; truths may be 0 below a power of 2, else they must be greater. Rows count by their weight where the answers have one.',
    },
  },
  // Steps of a hundredth: next to 1 and 2 the terms of the definition would cancel.
  z.object({ power: z.number().min(1).max(3).multipleOf(0.01).default(1.5) }),
  ({ power }) => power,
)
