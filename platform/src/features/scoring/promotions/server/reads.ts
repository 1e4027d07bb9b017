import type { Tx } from '../../../../base/database/tables.ts'

/** Promotions to these rounds for an archive, withdrawn ones too, in the order in which they were made. */
export const promotionsForArchive = (tx: Tx, scheduleIds: readonly number[]) =>
  tx
    .selectFrom('promotion')
    .selectAll()
    .where(eb => eb('schedule_id', '=', eb.fn.any(eb.val([...scheduleIds]))))
    .orderBy('id')
    .execute()
