import type { Selectable } from 'kysely'
import type { Tables } from '../../../../base/database/tables.ts'
import { scorerHash } from './scorer-hash.ts'

/** What scores of a round would say of their scorer if they were made now; undefined for a round without a metric. */
export function scorerHashOf(
  schedule: Pick<Selectable<Tables['schedule']>, 'metric_key' | 'metric_params' | 'metric_sql'>,
): string | undefined {
  if (schedule.metric_sql !== null) return scorerHash({ sql: schedule.metric_sql })
  if (schedule.metric_key === null) return undefined
  return scorerHash({ key: schedule.metric_key, params: schedule.metric_params })
}
