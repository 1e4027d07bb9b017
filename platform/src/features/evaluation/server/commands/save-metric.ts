import { audit, type Actor } from '../../../../base/audit/audit.ts'
import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { readAs } from '../../../../base/http/issues.ts'
import { changesOf, requireUnchanged } from '../../../admin/server/section.lookups.ts'
import { metricByKey } from '../../../scoring/metrics/catalogue.ts'
import { evaluationFaults } from '../../faults.ts'
import type { MetricChoice } from '../../schema.ts'
import { isScored, lockRound, readMetric, roundRow } from '../read.ts'

type Save = {
  competitionId: number
  roundId: number
  value: { metric: MetricChoice }
  tag: string
  actor: Actor
  now: Date
}

/** Chooses the metric of a round that nobody has a score of; more or less being better follows from it. */
export async function saveMetric(tx: Tx, ask: Save): Promise<{ metric: MetricChoice }> {
  const { competitionId, roundId, value, tag, actor, now } = ask
  const before = readMetric(await lockRound(tx, competitionId, roundId))
  requireUnchanged(before, tag)
  const columns = columnsOf(checkedMetric(value.metric))
  if (JSON.stringify(before) !== JSON.stringify(value) && (await isScored(tx, roundId)))
    throw new Failure(evaluationFaults.scored, { hint: `/admin/competitions/${competitionId}/rescores` })
  await tx
    .updateTable('schedule')
    // What is being scored by the old one does not land.
    .set(eb => ({ ...columns, scoring_version: eb('scoring_version', '+', 1) }))
    .where('id', '=', roundId)
    .execute()
  const after = readMetric(await roundRow(tx, competitionId, roundId))
  await audit(
    tx,
    actor,
    { action: 'schedule.metric', subject: 'schedule', subjectId: roundId, detail: changesOf(before, after) },
    now,
  )
  return after
}

/** A metric that exists, with parameters that its own schema takes. */
export function checkedMetric(metric: MetricChoice): MetricChoice {
  if (metric.kind !== 'builtin') return metric
  const known = metricByKey(metric.key)
  if (!known)
    throw new Failure(evaluationFaults.unknownMetric, {
      issues: [{ path: 'body.value.metric.key', code: 'unknown' }],
    })
  const given = readAs(known.params.strict(), metric.params, 'body.value.metric.params')
  if (given.issues) throw new Failure(baseFaults.invalidInput, { issues: given.issues })
  return { ...metric, params: given.data as typeof metric.params }
}

function columnsOf(metric: MetricChoice) {
  if (metric.kind === 'builtin')
    return {
      metric_key: metric.key,
      metric_params: JSON.stringify(metric.params) as never,
      metric_sql: null,
      direction: metricByKey(metric.key)?.direction ?? ('maximize' as const),
    }
  const none = { metric_key: null, metric_params: '{}' as never }
  return metric.kind === 'sql'
    ? { ...none, metric_sql: metric.sql, direction: metric.direction }
    : { ...none, metric_sql: null }
}
