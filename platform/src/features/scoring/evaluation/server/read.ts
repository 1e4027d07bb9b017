import type { Db, Tx } from '../../../../base/database/tables.ts'
import { competitionRow } from '../../../competing/competitions/server/public.ts'
import {
  lockRound as lockSchedule,
  requireRound,
  type RoundRow,
} from '../../../competing/schedules/server/public.ts'
import { deriveFor as deriveForMetric, type AnswerFacts } from '../../../engine/scorer/answer-rules.ts'
import type { FileDescription } from '../../../engine/scorer/file-rules.ts'
import { metricByKey } from '../../../engine/scorer/metrics/catalogue.ts'
import type { Prediction } from '../../../engine/scorer/metrics/metric.ts'
import { evaluationFaults } from '../faults.ts'
import { formOf } from '../rules.ts'
import type { FileForm, MetricChoice } from '../schema.ts'

/** A round of this competition, and of no other. */
export async function roundRow(db: Db | Tx, competitionId: number, roundId: number): Promise<RoundRow> {
  await competitionRow(db, competitionId)
  return requireRound(db, { id: roundId, competitionId }, evaluationFaults.noRound)
}

/** The same under the lock that orders every change of how it is evaluated. */
export async function lockRound(tx: Tx, competitionId: number, roundId: number): Promise<RoundRow> {
  await competitionRow(tx, competitionId)
  return lockSchedule(tx, { id: roundId, competitionId }, evaluationFaults.noRound)
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

/** The answers of a list that count, or in their place others of this list, by their id. */
export const answersOf = (
  db: Db | Tx,
  { roundId, list, instead }: { roundId: number; list: 'A' | 'B'; instead?: number | null | undefined },
) =>
  db
    .selectFrom('answer_file')
    .selectAll()
    .where('schedule_id', '=', roundId)
    .where('list', '=', list)
    .where(eb =>
      instead === undefined || instead === null ? eb('is_active', '=', true) : eb('id', '=', instead),
    )
    .executeTakeFirst()

/** All answers that these rounds ever had, for an archive, the oldest first. */
export const answersForArchive = (tx: Tx, scheduleIds: readonly number[]) =>
  tx
    .selectFrom('answer_file')
    .selectAll()
    .where(eb => eb('schedule_id', '=', eb.fn.any(eb.val([...scheduleIds]))))
    .orderBy('id')
    .execute()

/** Whether these answers count in the round. Whoever wants to change it waits until the transaction ends. */
export async function lockActiveAnswers(
  tx: Tx,
  { id, roundId }: { id: number; roundId: number },
): Promise<boolean> {
  const found = await tx
    .selectFrom('answer_file')
    .select('id')
    .where('id', '=', id)
    .where('schedule_id', '=', roundId)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}
