import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '../../../../base/database/tables.ts'
import type { ScoringSetting } from '../../evaluation/schema.ts'
import { adjustedScores } from '../../submissions/server/public.ts'

type Rescore = Pick<Selectable<Tables['rescore']>, 'schedule_id' | 'evaluation' | 'evaluation_before'>

/** The metric that the round goes over from, where it goes over to another. */
export function replacedMetric({
  evaluation,
  evaluation_before: before,
}: Pick<Rescore, 'evaluation' | 'evaluation_before'>): ScoringSetting['metric'] | null {
  // Kept as jsonb, whose names are in an order of its own.
  return !before || isDeepStrictEqual(evaluation?.metric, before.metric) ? null : before.metric
}

/** How many scores of the round were set by hand in another metric than the one that is to come. */
export async function adjustedInOldMetric(db: Db | Tx, rescore: Rescore): Promise<number> {
  if (!replacedMetric(rescore)) return 0
  return (await adjustedScores(db, rescore.schedule_id)).length
}
