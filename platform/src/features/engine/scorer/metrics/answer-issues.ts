import type { AnswerRole } from '../file-rules.ts'

/** Why a metric cannot use answers, or not well. Each has words in both languages. */
export const answerIssueCodes = [
  'one_class',
  'many_classes',
  'positive_missing',
  'class_missing',
  'constant_answers',
  'negative_answers',
  'zero_answers',
  'bad_mask',
  'mask_order',
  'bad_boxes',
  'bad_gains',
  'nothing_relevant',
  'too_short',
  'bad_weight',
] as const
export type AnswerIssueCode = (typeof answerIssueCodes)[number]

/** `id` and `found` are of one row that shows it, `column` of what column. */
export type AnswerIssue = {
  code: AnswerIssueCode
  /** `refuse`: no file could have a score that says anything. */
  level: 'refuse' | 'warn'
  column?: string
  id?: string
  found?: string
}

/** The answers of one list, without any predictions: view `answered` has `id` as text, `y0`, …, and the roles. */
export type Answered = {
  rows<T>(sql: string): Promise<T[]>
  columns: readonly string[]
  roles: ReadonlySet<AnswerRole>
}

/** Weights beyond are of no use, and their products with errors would no longer be numbers. */
const [leastWeight, mostWeight] = ['1e-100', '1e100']
const badWeight = `(weight < 0 or weight > ${mostWeight} or (weight > 0 and weight < ${leastWeight}))`

/** SQL of whether weights of rows are: none below 0, and not all of them 0. */
export const soundWeights = `(not bool_or(coalesce(${badWeight}, true)) and max(weight) > 0)`

/** Weights of rows that cannot be: one below 0, or all of a list 0. */
export async function weightIssues(answered: Answered): Promise<AnswerIssue[]> {
  const row = await firstRow(answered, badWeight, 'weight')
  if (row) return [{ code: 'bad_weight', level: 'refuse', ...row }]
  const [all] = await answered.rows<{ sound: boolean | null }>(
    `select ${soundWeights} as sound from answered`,
  )
  return all?.sound ? [] : [{ code: 'bad_weight', level: 'refuse', found: '0' }]
}

/** The first row for which this SQL condition over `answered` holds. */
export async function firstRow(
  answered: Answered,
  condition: string,
  shown: string,
): Promise<{ id: string; found: string } | undefined> {
  const [row] = await answered.rows<{ id: string; found: string | null }>(
    `select id, left((${shown})::varchar, 60) as found from answered where ${condition} order by id limit 1`,
  )
  return row && { id: row.id, found: row.found ?? '' }
}

/** An issue of each column of which a row holds this condition. */
export async function rowsThat(
  answered: Answered,
  issue: Pick<AnswerIssue, 'code' | 'level'>,
  condition: (y: string) => string,
): Promise<AnswerIssue[]> {
  const issues: AnswerIssue[] = []
  for (const [index, column] of answered.columns.entries()) {
    const row = await firstRow(answered, condition(`y${index}`), `y${index}`)
    if (row) issues.push({ ...issue, column, ...row })
  }
  return issues
}

export async function constantAnswers(answered: Answered): Promise<AnswerIssue[]> {
  const issues: AnswerIssue[] = []
  for (const [index, column] of answered.columns.entries()) {
    const [row] = await answered.rows<{ least: number; most: number }>(
      `select min(y${index}) as least, max(y${index}) as most from answered`,
    )
    if (row && row.least === row.most)
      issues.push({ code: 'constant_answers', level: 'refuse', column, found: String(row.least) })
  }
  return issues
}

/** The different labels, few of them: more than these are not told apart. */
const labelsOf = async (answered: Answered): Promise<string[]> =>
  (await answered.rows<{ y: string }>('select distinct y0 as y from answered order by 1 limit 2000')).map(
    row => row.y,
  )

export async function oneClass(answered: Answered): Promise<AnswerIssue[]> {
  const [only, ...others] = await labelsOf(answered)
  const [column = ''] = answered.columns
  return only === undefined || others.length > 0
    ? []
    : [{ code: 'one_class', level: 'refuse', column, found: only }]
}

/** Of two classes, one of them positive: without that one nothing is measured. */
export async function positiveMissing(answered: Answered, positive: string): Promise<AnswerIssue[]> {
  const labels = await labelsOf(answered)
  const [column = ''] = answered.columns
  if (labels.includes(positive)) return []
  return [{ code: 'positive_missing', level: 'refuse', column, found: positive }]
}

/** What a probability of one class is scored against: that class and one other. */
export async function notTwoClasses(
  answered: Answered,
  positive: string,
  { needsBoth }: { needsBoth: boolean },
): Promise<AnswerIssue[]> {
  const labels = await labelsOf(answered)
  const [column = ''] = answered.columns
  const issues = await positiveMissing(answered, positive)
  if (labels.length > 2)
    issues.push({
      code: 'many_classes',
      level: needsBoth ? 'refuse' : 'warn',
      column,
      found: labels.slice(0, 5).join(', '),
    })
  if (labels.length === 1 && needsBoth && issues.length === 0) issues.push(...(await oneClass(answered)))
  return issues
}

/** Each class that has a column of probabilities must occur beside others: its area is not defined else. */
export async function classMissing(answered: Answered): Promise<AnswerIssue[]> {
  const labels = new Set(await labelsOf(answered))
  if (labels.size === 1) return oneClass({ ...answered, columns: [''] })
  const missing = answered.columns.filter(name => !labels.has(name))
  return missing.length === 0
    ? []
    : [{ code: 'class_missing', level: 'refuse', found: missing.slice(0, 5).join(', ') }]
}
