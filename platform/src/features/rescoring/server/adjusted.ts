import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '../../../base/database/tables.ts'

type Rescore = Pick<Selectable<Tables['rescore']>, 'schedule_id' | 'evaluation' | 'evaluation_before'>

/** How many scores of the round were set by hand in another metric than the one that is to come. */
export async function adjustedInOldMetric(db: Db | Tx, rescore: Rescore): Promise<number> {
  // Kept as jsonb, whose names are in an order of its own.
  if (isDeepStrictEqual(rescore.evaluation?.metric, rescore.evaluation_before?.metric)) return 0
  const { count } = await db
    .selectFrom('submission_score as c')
    .innerJoin('submission as s', 's.id', 'c.submission_id')
    .where('s.schedule_id', '=', rescore.schedule_id)
    .where('c.adjusted_at', 'is not', null)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
