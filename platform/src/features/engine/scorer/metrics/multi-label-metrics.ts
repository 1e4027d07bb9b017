import { z } from 'zod'
import type { Answered, AnswerIssue } from './answer-issues.ts'
import { itemsOf } from './cell-rows.ts'
import { ratio } from './confusion.ts'
import { defineMetric, preciseSum, type Joined, type Metric } from './metric.ts'

type Row = { truth: ReadonlySet<string>; guess: ReadonlySet<string>; shared: number; weight: number }

/** The labels of both cells of each row, each counted once. */
async function rowsOf(joined: Joined): Promise<Row[]> {
  const weight = joined.roles.has('weight') ? 'weight' : '1::double as weight'
  const rows = await joined.rows<{ y: string | null; p: string | null; weight: number }>(
    `select y0 as y, p0 as p, ${weight} from joined`,
  )
  return rows.map(row => {
    const [truth, guess] = [new Set(itemsOf(row.y ?? '')), new Set(itemsOf(row.p ?? ''))]
    return { truth, guess, shared: [...truth].filter(label => guess.has(label)).length, weight: row.weight }
  })
}

/** Answers without any label measure nothing. */
async function noLabels(answered: Answered): Promise<AnswerIssue[]> {
  const issues: AnswerIssue[] = []
  for (const [index, column] of answered.columns.entries()) {
    const [row] = await answered.rows<{ longest: string | null }>(
      `select max(trim(coalesce(y${index}, ''))) as longest from answered`,
    )
    if (!row?.longest) issues.push({ code: 'constant_answers', level: 'refuse', column, found: '“”' })
  }
  return issues
}

const ofSets = {
  range: [0, 1],
  prediction: 'labels',
  columns: 'mean',
  roles: { weight: 'optional' },
  answerIssues: noLabels,
} as const

const averaged = z.object({ average: z.enum(['samples', 'macro', 'micro', 'weighted']).default('samples') })
type Average = z.output<typeof averaged>['average']
/** What is right, in the answers and predicted, of a row, of a label or of everything. */
type Counts = { shared: number; truth: number; guess: number }

/** Means as scikit-learn defines them; a label without predictions or occurrences counts 0, a row without any on both sides 1. */
function average(rows: readonly Row[], by: Average, of: (counts: Counts) => number): number {
  const weights = rows.map(row => row.weight)
  if (by === 'samples') {
    const scores = rows.map(({ truth, guess, shared, weight }) =>
      truth.size + guess.size === 0 ? weight : weight * of({ shared, truth: truth.size, guess: guess.size }),
    )
    return preciseSum(scores) / preciseSum(weights)
  }
  if (by === 'micro')
    return of({
      shared: preciseSum(rows.map(row => row.weight * row.shared)),
      truth: preciseSum(rows.map(row => row.weight * row.truth.size)),
      guess: preciseSum(rows.map(row => row.weight * row.guess.size)),
    })
  const labels = [...countsByLabel(rows).values()]
  if (by === 'macro') return preciseSum(labels.map(of)) / labels.length
  return (
    preciseSum(labels.map(counts => counts.truth * of(counts))) / preciseSum(labels.map(one => one.truth))
  )
}

function countsByLabel(rows: readonly Row[]): Map<string, Counts> {
  const found = new Map<string, Counts>()
  const countsOf = (label: string): Counts => {
    const known = found.get(label) ?? { shared: 0, truth: 0, guess: 0 }
    found.set(label, known)
    return known
  }
  for (const { truth, guess, weight } of rows) {
    for (const label of truth) {
      const counts = countsOf(label)
      counts.truth += weight
      if (guess.has(label)) counts.shared += weight
    }
    for (const label of guess) countsOf(label).guess += weight
  }
  return found
}

function averagedMetric(
  key: string,
  name: Metric['name'],
  formula: string,
  about: Metric['about'],
  of: (counts: Counts) => number,
) {
  return defineMetric({
    ...ofSets,
    key,
    name,
    formula,
    about,
    direction: 'maximize',
    params: averaged,
    compute: async (joined, params) => average(await rowsOf(joined), params.average, of),
  })
}

export const multiLabelF1 = averagedMetric(
  'multi-label-f1',
  { zh: '多标签 F1', en: 'Multi-label F1' },
  '\\frac{2|Y\\cap\\hat Y|}{|Y|+|\\hat Y|}',
  {
    zh: '每行一组标签：精确率与召回率的调和平均，可按行、按标签或合计取平均。',
    en: 'A set of labels per row: the harmonic mean of precision and recall, over rows, labels or everything.',
  },
  ({ shared, truth, guess }) => ratio(2 * shared, truth + guess),
)

export const jaccard = averagedMetric(
  'jaccard',
  { zh: 'Jaccard 系数', en: 'Jaccard index' },
  '\\frac{|Y\\cap\\hat Y|}{|Y\\cup\\hat Y|}',
  {
    zh: '每行一组标签：交集与并集之比，可按行、按标签或合计取平均。',
    en: 'A set of labels per row: what both sides share of what either has, over rows, labels or everything.',
  },
  ({ shared, truth, guess }) => ratio(shared, truth + guess - shared),
)

export const hammingLoss = defineMetric({
  ...ofSets,
  key: 'hamming-loss',
  name: { zh: '汉明损失', en: 'Hamming loss' },
  formula: '\\frac{1}{n\\,|L|}\\sum_i \\min(|Y_i\\mathbin{\\triangle}\\hat Y_i|,\\,|L|)',
  about: {
    zh: '每行一组标签：判断错的标签所占的比例，L 是该榜答案里出现的全部标签。',
    en: 'A set of labels per row: the share of wrong decisions about the labels L that occur in the list’s answers.',
  },
  direction: 'minimize',
  params: z.object({}),
  compute: async joined => {
    const rows = await rowsOf(joined)
    const labels = new Set(rows.flatMap(row => [...row.truth])).size
    // Labels that no answer has are wrong as well, but no row can be more than wholly wrong.
    const wrong = rows.map(
      ({ truth, guess, shared, weight }) => weight * Math.min(truth.size + guess.size - 2 * shared, labels),
    )
    return preciseSum(wrong) / (labels * preciseSum(rows.map(row => row.weight)))
  },
})
