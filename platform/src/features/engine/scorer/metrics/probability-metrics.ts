import { z } from 'zod'
import { classMissing, notTwoClasses } from './answer-issues.ts'
import { defineMetric, preciseSum, single, type Joined } from './metric.ts'
import { rowsCounted, weighted } from './scaled.ts'

/** Numbers closer to 0 or 1 than this are moved there, as scikit-learn does: one sure mistake must not cost everything. */
const epsilon = 2 ** -52
const probability = { sql: (column: string) => `${column} between 0 and 1`, expected: '0–1' }
const positive = z.object({ positive: z.string().default('1') })
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Area under the ROC curve of one score column against a condition; ties count half (Mann–Whitney). NaN unless both classes occur. */
export const areaSql = (
  score: string,
  isPositive: string,
  joined: Pick<Joined, 'roles'> = { roles: new Set() },
) => `
  with grouped as (
    select ${score} as s, fsum(case when ${isPositive} then ${weighted(joined, '1')} else 0 end) as pos,
      fsum(case when ${isPositive} then 0 else ${weighted(joined, '1')} end) as neg
    from joined group by 1
  ), below as (
    select pos, neg, coalesce(sum(neg) over (order by s rows between unbounded preceding and 1 preceding), 0) as worse from grouped
  )
  select case when sum(pos) > 0 and sum(neg) > 0 then fsum(pos * (worse + neg / 2)) / (sum(pos) * sum(neg)) end as value from below`

const meanOfClasses = async (
  joined: Joined,
  sqlOf: (column: string, isClass: string) => string,
): Promise<number> => {
  const values: number[] = []
  for (const [index, name] of joined.columns.entries())
    values.push(await single(joined, sqlOf(`p${index}`, `y0 = ${quote(name)}`)))
  return preciseSum(values) / values.length
}

export const rocAuc = defineMetric({
  key: 'roc-auc',
  name: { zh: 'ROC-AUC', en: 'ROC-AUC' },
  formula: 'P(s^+ > s^-) + \\tfrac12 P(s^+ = s^-)',
  about: {
    zh: '随机取一个正例和一个负例，正例得分更高的概率（同分算一半）。只看排序，不看数值大小。',
    en: 'The chance that a positive row scores above a negative one, ties counting half. Only the order matters.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'probability',
  columns: 'one',
  roles: { weight: 'optional' },
  params: positive,
  answerIssues: (answered, params) => notTwoClasses(answered, params.positive, { needsBoth: true }),
  compute: (joined, params) => single(joined, areaSql('p0', `y0 = ${quote(params.positive)}`, joined)),
})

export const rocAucOvr = defineMetric({
  key: 'roc-auc-ovr',
  name: { zh: '多分类 ROC-AUC（一对其余）', en: 'Multi-class ROC-AUC (one against the rest)' },
  formula: '\\frac{1}{|C|}\\sum_c \\mathrm{AUC}(y = c,\\; s_c)',
  about: {
    zh: '每个类别对其余类别的 AUC 的平均值。',
    en: 'The mean over classes of the AUC of each against the rest.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'probabilities',
  columns: 'together',
  roles: { weight: 'optional' },
  params: z.object({}),
  answerIssues: classMissing,
  compute: joined => meanOfClasses(joined, (column, isClass) => areaSql(column, isClass, joined)),
})

export const prAuc = defineMetric({
  key: 'pr-auc',
  name: { zh: 'PR-AUC（平均精确率）', en: 'PR-AUC (average precision)' },
  formula: '\\sum_n (R_n - R_{n-1}) P_n',
  about: {
    zh: '精确率–召回率曲线下的面积，适合正例很少的问题。',
    en: 'The area under the precision-recall curve, for problems with few positives.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'probability',
  columns: 'one',
  roles: { weight: 'optional' },
  params: positive,
  answerIssues: (answered, params) => notTwoClasses(answered, params.positive, { needsBoth: false }),
  compute: (joined, params) =>
    single(
      joined,
      `with grouped as (
         select p0 as s, fsum(case when y0 = ${quote(params.positive)} then ${weighted(joined, '1')} else 0 end) as pos, ${rowsCounted(joined)} as n from joined group by 1
       ), walked as (
         select pos, sum(pos) over (order by s desc) as found, sum(n) over (order by s desc) as taken, sum(pos) over () as whole from grouped
       )
       select case when max(whole) > 0 then fsum(pos / whole * found / taken) end as value from walked`,
    ),
})

export const logLoss = defineMetric({
  key: 'log-loss',
  name: { zh: '对数损失', en: 'Log loss' },
  formula: '-\\frac1n\\sum_i\\left[y_i\\ln p_i+(1-y_i)\\ln(1-p_i)\\right]',
  about: {
    zh: '预测概率的负对数似然；越自信的错误代价越大。',
    en: 'The negative log-likelihood of the probabilities; sure mistakes cost most.',
  },
  direction: 'minimize',
  range: [0, 37],
  prediction: 'probability',
  columns: 'one',
  roles: { weight: 'optional' },
  params: positive,
  allowed: probability,
  answerIssues: (answered, params) => notTwoClasses(answered, params.positive, { needsBoth: false }),
  compute: (joined, params) =>
    single(
      joined,
      `select -fsum(${weighted(joined, `case when y0 = ${quote(params.positive)} then ln(q) else log1p_(-q) end`)}) / ${rowsCounted(joined)} as value
       from (select *, greatest(least(p0, 1 - ${epsilon}), ${epsilon}) as q from joined)`,
    ),
})

export const multiLogLoss = defineMetric({
  key: 'multi-log-loss',
  name: { zh: '多分类对数损失', en: 'Multi-class log loss' },
  formula: '-\\frac1n\\sum_i \\ln \\frac{p_{i,y_i}}{\\sum_c p_{i,c}}',
  about: {
    zh: '每行概率先归一化，再取真实类别概率的负对数的平均值。',
    en: 'Rows are scaled to sum to one; then the mean negative log of the true class’s probability.',
  },
  direction: 'minimize',
  range: [0, 37],
  prediction: 'probabilities',
  columns: 'together',
  roles: { weight: 'optional' },
  params: z.object({}),
  allowed: probability,
  compute: joined => {
    const clipped = (p: string) => `greatest(least(${p}, 1 - ${epsilon}), ${epsilon})`
    const own = joined.columns.map((name, index) => `when y0 = ${quote(name)} then p${index}`).join(' ')
    const all = joined.columns.map((_, index) => `p${index}`).join(', ')
    // A sum written with signs would be an expression as deep as there are classes, and 1,000 of them are too deep.
    const sum = `list_sum(list_transform([${all}], lambda p: ${clipped('p')}))`
    return single(
      joined,
      `select -fsum(${weighted(joined, `ln(${clipped(`case ${own} end`)} / ${sum})`)}) / ${rowsCounted(joined)} as value from joined`,
    )
  },
})

export const brier = defineMetric({
  key: 'brier',
  name: { zh: 'Brier 分数', en: 'Brier score' },
  formula: '\\frac1n\\sum_i (p_i-y_i)^2',
  about: {
    zh: '预测概率与结果之差的平方的平均值。',
    en: 'The mean squared difference of probability and outcome.',
  },
  direction: 'minimize',
  range: [0, 1],
  prediction: 'probability',
  columns: 'one',
  roles: { weight: 'optional' },
  params: positive,
  allowed: probability,
  answerIssues: (answered, params) => notTwoClasses(answered, params.positive, { needsBoth: false }),
  compute: (joined, params) =>
    single(
      joined,
      `select fsum(${weighted(joined, `power(p0 - (case when y0 = ${quote(params.positive)} then 1 else 0 end), 2)`)}) / ${rowsCounted(joined)} as value from joined`,
    ),
})

export const topKAccuracy = defineMetric({
  key: 'top-k-accuracy',
  name: { zh: 'Top-k 准确率', en: 'Top-k accuracy' },
  formula: '\\frac1n\\sum_i [y_i \\text{ is among the } k \\text{ classes of greatest } s_{i,c}]',
  about: {
    zh: '真实类别排在得分最高的 k 个类别之内的行所占的比例。只看每行的排序；与真实类别同分的，按随机排列的期望计算。',
    en: 'The share of rows whose true class is among the k of greatest value. Only the order in a row matters; what ties with the true class counts as chance would order it.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'probabilities',
  columns: 'together',
  roles: { weight: 'optional' },
  params: z.object({ k: z.number().int().min(1).max(1000).default(5) }),
  compute: (joined, { k }) => {
    const own = joined.columns.map((name, index) => `when y0 = ${quote(name)} then p${index}`).join(' ')
    const count = (than: string) =>
      `list_sum([${joined.columns.map((_, index) => `(p${index} ${than} own)::double`).join(', ')}])`
    return single(
      joined,
      `with valued as (select *, case ${own} end as own from joined),
       placed as (select ${joined.roles.has('weight') ? 'weight, ' : ''}${count('>')} as above, ${count('=')} as alike from valued)
       select fsum(${weighted(joined, `greatest(0, least(1, (${k} - above) / alike))`)}) / ${rowsCounted(joined)} as value from placed`,
    )
  },
})
