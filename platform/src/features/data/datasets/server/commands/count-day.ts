import { sql } from 'kysely'
import { dayIn } from '../../../../../base/clock/zone.ts'
import type { Tx } from '../../../../../base/database/tables.ts'

/** Days of the figures that owners see. */
export const statisticsZone = 'Asia/Shanghai'

/** One more view or download of this day. */
export async function countDay(
  tx: Tx,
  datasetId: number,
  what: 'views' | 'downloads',
  now: Date,
): Promise<void> {
  const one = { dataset_id: datasetId, day: dayIn(statisticsZone, now), [what]: 1 }
  await tx
    .insertInto('dataset_day')
    .values(one)
    .onConflict(conflict =>
      conflict.columns(['dataset_id', 'day']).doUpdateSet({ [what]: sql`dataset_day.${sql.ref(what)} + 1` }),
    )
    .execute()
}
