import { Failure } from '../../../../base/contract/failure.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { competitionRow } from '../../../competing/competitions/server/public.ts'
import { deriveFor as deriveForMetric, type AnswerFacts } from '../../../engine/scorer/answer-rules.ts'
import type { FileDescription } from '../../../engine/scorer/file-rules.ts'
import { metricByKey } from '../../../engine/scorer/metrics/catalogue.ts'
import type { Prediction } from '../../../engine/scorer/metrics/metric.ts'
import { evaluationFaults } from '../faults.ts'
import { formOf } from '../rules.ts'
import type { FileForm, MetricChoice } from '../schema.ts'

/** A round of this competition, and of no other. */
export async function roundRow(db: Db | Tx, competitionId: number, roundId: number) {
  await competitionRow(db, competitionId)
  const row = await db
    .selectFrom('schedule')
    .selectAll()
    .where('id', '=', roundId)
    .where('competition_id', '=', competitionId)
    .executeTakeFirst()
  if (!row) throw new Failure(evaluationFaults.noRound)
  return row
}
export type RoundRow = Awaited<ReturnType<typeof roundRow>>

/** The same under the lock that orders every change of how it is evaluated. */
export async function lockRound(tx: Tx, competitionId: number, roundId: number): Promise<RoundRow> {
  await tx.selectFrom('schedule').select('id').where('id', '=', roundId).forNoKeyUpdate().execute()
  return roundRow(tx, competitionId, roundId)
}

export function readMetric(row: RoundRow): { metric: MetricChoice } {
  if (row.metric_sql !== null)
    return { metric: { kind: 'sql', sql: row.metric_sql, direction: row.direction } }
  if (row.metric_key === null) return { metric: { kind: 'none' } }
  const params = row.metric_params as Extract<MetricChoice, { kind: 'builtin' }>['params']
  return { metric: { kind: 'builtin', key: row.metric_key, params } }
}

export const readFile = (row: RoundRow): { file: FileForm | null } => ({
  file: row.file_description && formOf(row.file_description),
})

/** What answers are looked into for: the metric's key, where it is one of the catalogue. */
export const keyOf = (metric: MetricChoice): { metric?: string } =>
  metric.kind === 'builtin' ? { metric: metric.key } : {}

/** What result files of a metric look like, as answers suggest. */
export const deriveFor = (metric: MetricChoice, facts: AnswerFacts, formats?: FileDescription['formats']) => {
  const known = metric.kind === 'builtin' ? metricByKey(metric.key) : undefined
  return deriveForMetric(known, facts, formats, metric.kind === 'builtin' ? metric.params : {})
}

export const predictionOf = ({ metric }: { metric: MetricChoice }): Prediction | undefined =>
  metric.kind === 'builtin' ? metricByKey(metric.key)?.prediction : undefined

/** Whether somebody has a score of this round: then metric, columns and answers only change by re-scoring. */
export async function isScored(db: Db | Tx, roundId: number): Promise<boolean> {
  const found = await db
    .selectFrom('submission_score as c')
    .innerJoin('submission as s', 's.id', 'c.submission_id')
    .where('s.schedule_id', '=', roundId)
    .select('s.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether visitors know of the competition, or will at a moment that is planned. */
export async function isKnown(tx: Tx, competitionId: number): Promise<boolean> {
  return (await competitionRow(tx, competitionId)).published_at !== null
}

/** The newest answers of a list, whether they count already or wait for a re-scoring. */
export const newestAnswers = (db: Db | Tx, roundId: number, list: 'A' | 'B') =>
  db
    .selectFrom('answer_file')
    .selectAll()
    .where('schedule_id', '=', roundId)
    .where('list', '=', list)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
