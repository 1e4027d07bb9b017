import type { AnswerRole, FileDescription } from '../../file-rules.ts'
import { soundWeights } from '../../metrics/answer-issues.ts'
import { powerOf, shifted } from '../../metrics/scaled.ts'
import { mostSteps, preciseSum, UnusableAnswers, type Joined, type Metric } from '../../metrics/metric.ts'
import { paramsOf, type Compared } from './compare-labels.ts'
import type { Database } from './duckdb.ts'
import { FileFault, ScorerFault } from './file-fault.ts'
import { rolesOf } from './load-answer.ts'
import type { Part } from './score.ts'

/** The score of these rows by a metric of the catalogue, if it takes at most so many steps. */
export async function computeMetric(
  db: Database,
  compared: Compared,
  part: Part,
  most = mostSteps,
): Promise<number> {
  const { file } = compared
  const { metric } = compared.chosen
  const given = new Set(rolesOf(file).map(([role]) => role))
  const roles = new Set([...given].filter(role => metric.roles?.[role] !== undefined))
  for (const [role, need] of Object.entries(metric.roles ?? {}))
    if (need === 'needed' && !roles.has(role as AnswerRole))
      throw new ScorerFault('answer', `${metric.key} needs a column of the answers that is the ${role}`)
  const rows = await countedRows(db, part, metric, roles)
  const names = file.columns.map(column => column.name)
  if (metric.columns === 'one' && names.length !== 1)
    throw new ScorerFault('metric', `${metric.key} reads one column of predictions, not ${names.length}`)

  const wanted = metric.names?.(compared.chosen.params).length
  if (wanted !== undefined && wanted !== names.length)
    throw new ScorerFault(
      'columns_of_parameters',
      `${metric.key} has ${wanted} columns of predictions by its parameters, and files have ${names.length}`,
    )
  const compute = async (columns: string[], selected: string, column = 0): Promise<number> => {
    const shown = [selected, ...roles].join(', ')
    await db.run(`create or replace view joined as select ${shown} from ${rows}`)
    const params = paramsOf(compared, column)
    const joined: Joined = { rows: sql => db.rows(sql), columns, roles }
    if (metric.steps) await boundSteps(joined, metric.steps(params), most)
    return metric.compute(joined, params)
  }
  if (metric.columns !== 'mean') return compute(names, answersAndPredictions(file))
  const scores: number[] = []
  for (const [index, name] of names.entries())
    scores.push(await compute([name], `p${index} as p0, y${index} as y0`, index))
  return preciseSum(scores) / scores.length
}

/**
 * The rows that count: with weights of rows those above 0. A metric for which weights are needed makes of them what its
 * definition says. Only how weights compare counts: the largest is brought between 1 and 2 by a power of two, which
 * loses nothing, so that products of weights remain numbers.
 */
async function countedRows(
  db: Database,
  { from, where }: Part,
  metric: Metric,
  roles: ReadonlySet<AnswerRole>,
): Promise<string> {
  if (!roles.has('weight')) return `${from}${where}`
  const [found] = await db.rows<{ sound: boolean | null; most: number | null }>(
    `select ${soundWeights} as sound, max(weight) as most from (select weight from ${from}${where})`,
  )
  const isOptional = metric.roles?.weight === 'optional'
  if (isOptional && !found?.sound)
    throw new UnusableAnswers('unusable_answers', 'the weights of the rows are not sound')
  const most = found?.most ?? 0
  const weight = most > 0 && Number.isFinite(most) ? shifted('weight', -powerOf(most)) : 'weight'
  const rows = `(select * replace (${weight} as weight) from ${from}${where})`
  return isOptional && !metric.keepsWeightless ? `${rows} where weight > 0` : rows
}

function answersAndPredictions(file: FileDescription): string {
  const predictions = file.columns.map((_, index) => `p${index}`)
  const answers = file.answerColumn === undefined ? file.columns.map((_, index) => `y${index}`) : ['y0']
  return [...predictions, ...answers].join(', ')
}

async function boundSteps(joined: Joined, steps: string, most: number): Promise<void> {
  const [found] = await joined.rows<{ steps: number | null }>(
    `select sum((${steps})::double) as steps from joined`,
  )
  const needed = found?.steps ?? 0
  if (needed > most)
    throw new FileFault([{ code: 'too_much_work', expected: String(most), found: needed.toExponential(1) }])
}
