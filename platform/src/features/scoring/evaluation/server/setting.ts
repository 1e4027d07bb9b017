import { json } from '../../../../base/database/json.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { readAs } from '../../../../base/http/issues.ts'
import { setScoring, type RoundRow } from '../../../competing/schedules/server/public.ts'
import { metricByKey } from '../../../engine/scorer/metrics/catalogue.ts'
import type { MetricChoice as Scorer } from '../../../engine/scorer/server/public.ts'
import { evaluationFaults } from '../faults.ts'
import { descriptionOf, wantedOf } from '../rules.ts'
import type { FileForm, MetricChoice, ScoringSetting } from '../schema.ts'
import { isBeingRescored } from './hooks.ts'
import { readFile, readMetric } from './read.ts'

/** How a round is scored; null while metric or columns are missing. */
export function settingOf(row: RoundRow): ScoringSetting | null {
  const [{ metric }, { file }] = [readMetric(row), readFile(row)]
  return metric.kind === 'none' || !file ? null : { metric, file }
}

/** A round goes by another setting from now on; the caller holds its lock and counts its scoring version up. */
export async function writeSetting(tx: Tx, roundId: number, { metric, file }: ScoringSetting): Promise<void> {
  await setScoring(tx, roundId, { ...metricColumns(metric), file_description: json(descriptionOf(file)) })
}

/** What the scorer is told of a metric. */
export const scorerOf = (metric: ScoringSetting['metric']): Scorer =>
  metric.kind === 'sql' ? { sql: metric.sql } : { key: metric.key, params: metric.params }

/** A metric that exists, with parameters that its own schema takes. */
export function checkedMetric<M extends MetricChoice>(metric: M, path = 'body.value.metric'): M {
  if (metric.kind !== 'builtin') return metric
  const known = metricByKey(metric.key)
  if (!known)
    throw new Failure(evaluationFaults.unknownMetric, {
      issues: [{ path: `${path}.key`, code: 'unknown' }],
    })
  const given = readAs(known.params.strict(), metric.params, `${path}.params`)
  if (given.issues) throw new Failure(baseFaults.invalidInput, { issues: given.issues })
  return { ...metric, params: given.data }
}

/** Whether more or less is better: a query says so itself, of the others the catalogue does. */
export const directionOf = (metric: ScoringSetting['metric']): 'maximize' | 'minimize' =>
  metric.kind === 'sql' ? metric.direction : (metricByKey(metric.key)?.direction ?? 'maximize')

/** What of a round's row says its metric. */
export function metricColumns(metric: MetricChoice) {
  if (metric.kind === 'builtin')
    return {
      metric_key: metric.key,
      metric_params: json(metric.params),
      metric_sql: null,
      direction: directionOf(metric),
    }
  const none = { metric_key: null, metric_params: json({}) }
  return metric.kind === 'sql'
    ? { ...none, metric_sql: metric.sql, direction: directionOf(metric) }
    : { ...none, metric_sql: null }
}

/** The answers of a round must have the columns of its files: those that count, or in their place the ones named here. */
export async function requireColumns(
  db: Db | Tx,
  roundId: number,
  file: FileForm,
  ask: { instead?: { A: number | null; B: number | null }; path?: string } = {},
): Promise<void> {
  const { instead = { A: null, B: null }, path = 'body.value.file.columns' } = ask
  const answers = await db
    .selectFrom('answer_file')
    .select(['id', 'list', 'columns', 'is_active'])
    .where('schedule_id', '=', roundId)
    .where(eb => eb.or([eb('is_active', '=', true), eb('id', 'in', [instead.A ?? 0, instead.B ?? 0])]))
    .execute()
  const wanted = wantedOf(file)
  const lacks = answers
    .filter(answer => (instead[answer.list] === null ? answer.is_active : answer.id === instead[answer.list]))
    // Older answers were never looked into.
    .filter(answer => answer.columns.length > 0)
    .flatMap(answer => wanted.filter(name => !answer.columns.includes(name)))
  if (lacks.length > 0)
    throw new Failure(evaluationFaults.wrongColumns, {
      issues: [...new Set(lacks)].map(name => ({ path, code: 'column_missing', message: name })),
    })
}

/** While a round is being scored again, what that began from stands still. The caller holds the round's lock. */
export async function requireStanding(tx: Tx, roundId: number, hint: string): Promise<void> {
  if (await isBeingRescored.run(tx, roundId)) throw new Failure(evaluationFaults.beingRescored, { hint })
}
