import { z } from 'zod'
import { oneClass, positiveMissing } from './answer-issues.ts'
import { confusionOf, distancesOf, ratio, type Confusion } from './confusion.ts'
import { defineMetric, preciseSum, type Metric } from './metric.ts'
import { rowsCounted, weighted } from './scaled.ts'

const none = z.object({})
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

export const accuracy = defineMetric({
  key: 'accuracy',
  name: { zh: '准确率', en: 'Accuracy' },
  formula: '\\frac{1}{n}\\sum_i [\\hat y_i = y_i]',
  about: { zh: '预测正确的行所占的比例。', en: 'The share of rows predicted right.' },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'label',
  columns: 'mean',
  roles: { weight: 'optional' },
  params: none,
  compute: async joined => {
    // Without the labels one by one: to group by them takes a small file longer than all else.
    const [row] = await joined.rows<{ correct: number; total: number }>(
      `select fsum(case when p0 = y0 then ${weighted(joined, '1')} else 0 end) as correct, ${rowsCounted(joined)} as total from joined`,
    )
    return row ? row.correct / row.total : Number.NaN
  },
})

export const balancedAccuracy = defineMetric({
  key: 'balanced-accuracy',
  name: { zh: '均衡准确率', en: 'Balanced accuracy' },
  formula: '\\frac{1}{|C|}\\sum_{c\\in C}\\frac{TP_c}{TP_c+FN_c}',
  about: {
    zh: '每个真实类别召回率的平均值，类别不均衡时也公平。',
    en: 'The mean recall of the classes that occur, fair where classes are of unequal size.',
  },
  direction: 'maximize',
  range: [0, 1],
  prediction: 'label',
  columns: 'mean',
  roles: { weight: 'optional' },
  params: none,
  compute: async joined => {
    const { correct, actual } = await confusionOf(joined)
    const recalls = actual.flatMap((size, index) => (size > 0 ? [(correct[index] as number) / size] : []))
    return preciseSum(recalls) / recalls.length
  },
})

const averaged = z.object({
  average: z.enum(['binary', 'macro', 'micro', 'weighted']).default('macro'),
  /** The positive class of `binary`. */
  positive: z.string().default('1'),
})
type Averaged = z.output<typeof averaged>
type OfClass = (truePositives: number, predicted: number, actual: number) => number

/** Means over classes as scikit-learn defines them; a class without predictions or occurrences counts 0. */
function average(
  { labels, correct, predicted, actual, total, unknown }: Confusion,
  params: Averaged,
  of: OfClass,
): number {
  const at = (index: number) =>
    of(correct[index] as number, predicted[index] as number, actual[index] as number)
  if (params.average === 'binary') {
    const index = labels.indexOf(params.positive)
    return index < 0 ? 0 : at(index)
  }
  if (params.average === 'micro') return of(sum(correct), total, total)
  if (params.average === 'macro')
    // A label that no answer has is a class without any right prediction.
    return preciseSum(labels.map((_, index) => at(index))) / (labels.length + unknown.labels)
  return preciseSum(labels.map((_, index) => at(index) * (actual[index] as number))) / total
}

const fbetaOf =
  (beta: number): OfClass =>
  (tp, predicted, actual) =>
    ratio((1 + beta ** 2) * tp, beta ** 2 * actual + predicted)

function classMetric<P extends z.ZodObject & z.ZodType<Averaged>>(
  key: string,
  name: Metric['name'],
  formula: string,
  about: Metric['about'],
  params: P,
  of: (params: z.output<P>) => OfClass,
): Metric<P> {
  return defineMetric({
    key,
    name,
    formula,
    about,
    direction: 'maximize',
    range: [0, 1],
    prediction: 'label',
    columns: 'mean',
    roles: { weight: 'optional' },
    params,
    answerIssues: async (answered, given) => {
      const { average: by, positive } = given
      return by === 'binary' ? positiveMissing(answered, positive) : []
    },
    compute: async (joined, given) => average(await confusionOf(joined), given, of(given)),
  })
}

export const precision = classMetric(
  'precision',
  { zh: '精确率', en: 'Precision' },
  '\\frac{TP}{TP+FP}',
  {
    zh: '预测为某类的行中，真正属于该类的比例。',
    en: 'Of the rows predicted as a class, the share that belongs to it.',
  },
  averaged,
  () => (tp, predicted) => ratio(tp, predicted),
)
export const recall = classMetric(
  'recall',
  { zh: '召回率', en: 'Recall' },
  '\\frac{TP}{TP+FN}',
  { zh: '某类的行中，被正确找出的比例。', en: 'Of the rows of a class, the share that was found.' },
  averaged,
  () => (tp, _predicted, actual) => ratio(tp, actual),
)
export const f1 = classMetric(
  'f1',
  { zh: 'F1 分数', en: 'F1' },
  '\\frac{2TP}{2TP+FP+FN}',
  { zh: '精确率与召回率的调和平均。', en: 'The harmonic mean of precision and recall.' },
  averaged,
  () => fbetaOf(1),
)
export const fbeta = classMetric(
  'fbeta',
  { zh: 'F-beta 分数', en: 'F-beta' },
  '\\frac{(1+\\beta^2)TP}{(1+\\beta^2)TP+\\beta^2 FN+FP}',
  {
    zh: '带权的 F 分数：beta 大于 1 更看重召回率。',
    en: 'An F score that weighs recall beta times as much as precision.',
  },
  averaged.extend({ beta: z.number().positive().default(2) }),
  params => fbetaOf(params.beta as number),
)

export const mcc = defineMetric({
  key: 'mcc',
  name: { zh: '马修斯相关系数', en: 'Matthews correlation coefficient' },
  formula: '\\frac{c\\,s-\\sum_k p_k t_k}{\\sqrt{(s^2-\\sum_k p_k^2)(s^2-\\sum_k t_k^2)}}',
  about: {
    zh: '真实与预测之间的相关系数，两类或多类皆可；全部猜同一类得 0。',
    en: 'The correlation of answers and predictions, for two or more classes; guessing one class scores 0.',
  },
  direction: 'maximize',
  range: [-1, 1],
  prediction: 'label',
  columns: 'mean',
  roles: { weight: 'optional' },
  params: none,
  answerIssues: oneClass,
  compute: async joined => {
    const { correct, predicted, actual, total, unknown } = await confusionOf(joined)
    const covariance = sum(correct) * total - sum(predicted.map((p, k) => p * (actual[k] as number)))
    const spread =
      (total ** 2 - sum(predicted.map(p => p ** 2)) - unknown.squares) *
      (total ** 2 - sum(actual.map(t => t ** 2)))
    return spread === 0 ? 0 : covariance / Math.sqrt(spread)
  },
})

export const kappa = defineMetric({
  key: 'kappa',
  name: { zh: 'Cohen κ 系数', en: 'Cohen’s kappa' },
  formula: '1-\\frac{\\sum_{ij} w_{ij} O_{ij}}{\\sum_{ij} w_{ij} E_{ij}}',
  about: {
    zh: '扣除偶然一致后的一致程度；线性或平方加权适合有序等级。',
    en: 'Agreement beyond chance; linear or quadratic weights suit ordered grades.',
  },
  direction: 'maximize',
  range: [-1, 1],
  prediction: 'label',
  columns: 'mean',
  roles: { weight: 'optional' },
  params: z.object({ weights: z.enum(['none', 'linear', 'quadratic']).default('none') }),
  answerIssues: oneClass,
  compute: async (joined, { weights }) => {
    if (weights !== 'none') {
      const { observed, expected } = await distancesOf(joined, weights)
      return expected === 0 ? Number.NaN : 1 - observed / expected
    }
    const { correct, predicted, actual, total } = await confusionOf(joined)
    const byChance = preciseSum(actual.map((size, index) => (size * (predicted[index] as number)) / total))
    const [observed, expected] = [total - preciseSum(correct), total - byChance]
    return expected === 0 ? Number.NaN : 1 - observed / expected
  },
})
