import { z } from 'zod'
import { oneClass } from './answer-issues.ts'
import { defineMetric, single, type Joined } from './metric.ts'

/** Groups have whatever names they are given: what counts is which rows are in one. */
const ofGroups = {
  direction: 'maximize',
  prediction: 'clusters',
  columns: 'mean',
  params: z.object({}),
  answerIssues: oneClass,
} as const

/** How many rows there are, and ordered pairs of rows that are in one group of the answers, of the predictions, and of both. */
async function pairsOf(joined: Joined): Promise<{ n: bigint; truth: bigint; guess: bigint; both: bigint }> {
  const pairs = (by: string) =>
    `(select sum(size * size) from (select count(*)::hugeint as size from joined group by ${by}))::varchar`
  const [row] = await joined.rows<{ n: string; truth: string; guess: string; both: string }>(
    `select (select count(*) from joined)::varchar as n, ${pairs('y0')} as truth, ${pairs('p0')} as guess, ${pairs('y0, p0')} as both`,
  )
  const { n = '0', truth = '0', guess = '0', both = '0' } = row ?? {}
  return { n: BigInt(n), truth: BigInt(truth), guess: BigInt(guess), both: BigInt(both) }
}

export const adjustedRandIndex = defineMetric({
  ...ofGroups,
  key: 'adjusted-rand',
  name: { zh: '调整兰德指数（ARI）', en: 'Adjusted Rand index (ARI)' },
  formula:
    '\\frac{\\sum_{ij}\\binom{n_{ij}}2-\\sum_i\\binom{a_i}2\\sum_j\\binom{b_j}2/\\binom n2}{\\tfrac12\\left[\\sum_i\\binom{a_i}2+\\sum_j\\binom{b_j}2\\right]-\\sum_i\\binom{a_i}2\\sum_j\\binom{b_j}2/\\binom n2}',
  about: {
    zh: '两种分组中，行与行是否同组的一致程度，扣除偶然一致。组名随意，只看哪些行在一组。',
    en: 'How well two groupings agree on which rows are together, beyond chance. Groups may have any names.',
  },
  range: [-0.5, 1],
  // Hubert & Arabie 1985, by pairs as scikit-learn counts them; in whole numbers, so that nothing cancels.
  compute: async joined => {
    const { n, truth, guess, both } = await pairsOf(joined)
    const [together, missed, wrong] = [both - n, truth - both, guess - both]
    const apart = n * n - both - missed - wrong
    if (missed === 0n && wrong === 0n) return 1
    const agreed = 2n * (together * apart - missed * wrong)
    const most = (together + missed) * (missed + apart) + (together + wrong) * (wrong + apart)
    return Number(agreed) / Number(most)
  },
})

export const normalisedMutualInformation = defineMetric({
  ...ofGroups,
  key: 'nmi',
  name: { zh: '归一化互信息（NMI）', en: 'Normalized mutual information (NMI)' },
  formula: '\\frac{2\\,I(Y;\\hat Y)}{H(Y)+H(\\hat Y)}',
  about: {
    zh: '两种分组共有的信息，除以两者熵的平均值。组名随意，只看哪些行在一组。',
    en: 'What two groupings tell of each other, divided by their mean entropy. Groups may have any names.',
  },
  range: [0, 1],
  compute: joined =>
    single(
      joined,
      `with pairs as (select y0, p0, count(*)::double as size from joined group by y0, p0),
       sized as (
         select size, sum(size) over (partition by y0) as a, sum(size) over (partition by p0) as b, sum(size) over () as n from pairs
       ),
       sums as (
         select fsum(size / n * ln(n / a * (size / b))) as shared, -fsum(size / n * ln(a / n)) as truth, -fsum(size / n * ln(b / n)) as guess
         from sized
       )
       select case when truth + guess = 0 then 1 else greatest(0, least(1, 2 * shared / (truth + guess))) end as value from sums`,
    ),
})
