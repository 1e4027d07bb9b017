import type { UpdateObject } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'

/** What of a round says how it is scored, besides its answers. */
type Scoring = Pick<
  UpdateObject<Tables, 'schedule'>,
  'metric_key' | 'metric_params' | 'metric_sql' | 'direction' | 'file_description'
>

/** The caller holds the round's lock. */
export async function setScoring(tx: Tx, roundId: number, scoring: Scoring): Promise<void> {
  await tx.updateTable('schedule').set(scoring).where('id', '=', roundId).execute()
}

/** What is being scored as the round was scored until now does not land. */
export async function outdateScoring(tx: Tx, roundId: number): Promise<void> {
  await tx
    .updateTable('schedule')
    .set(eb => ({ scoring_version: eb('scoring_version', '+', 1) }))
    .where('id', '=', roundId)
    .execute()
}
