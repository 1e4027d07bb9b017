import type { Selectable } from 'kysely'
import type { Tables } from '../../../../base/database/tables.ts'
import type { MetricChoice } from './score-request.ts'
import { scorerHash } from './scorer-hash.ts'

type Round = Pick<Selectable<Tables['schedule']>, 'metric_key' | 'metric_params' | 'metric_sql'>

/** What the scorer is told of a round's metric; undefined for a round without one. */
export function metricOf(round: Round): MetricChoice | undefined {
  if (round.metric_sql !== null) return { sql: round.metric_sql }
  return round.metric_key === null ? undefined : { key: round.metric_key, params: round.metric_params }
}

/** What scores of a round would say of their scorer if they were made now; undefined for a round without a metric. */
export function scorerHashOf(round: Round): string | undefined {
  const metric = metricOf(round)
  return metric && scorerHash(metric)
}
