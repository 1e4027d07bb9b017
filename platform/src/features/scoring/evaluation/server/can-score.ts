import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../base/database/tables.ts'
import type { Schedule } from '../../../competing/schedules/server/public.ts'
import { answersOf } from './read.ts'

/** Whether files for a list of a round can be scored: there are a metric, a file format and answers. `round` is the alias of its row. */
export function canScore(round: string, list: 'A' | 'B'): RawBuilder<boolean> {
  const its = (column: string) => sql.ref(`${round}.${column}`)
  return sql<boolean>`(
    ${its('file_description')} is not null and (${its('metric_key')} is not null or ${its('metric_sql')} is not null)
    and exists (select from answer_file a where a.schedule_id = ${its('id')} and a.is_active and a.list = ${list})
  )`
}

/** The same of a round that was read. */
export async function roundCanScore(db: Db, round: Schedule, list: 'A' | 'B'): Promise<boolean> {
  if (!round.fileDescription || (round.metricKey === null && round.metricSql === null)) return false
  return (await answersOf(db, { roundId: round.id, list })) !== undefined
}
