import type { Db } from '../../../../../base/database/tables.ts'

const atOnce = 200

/**
 * Deletes the photos of what was decided before this moment, and all that rejected applications say: what is left is
 * that there was one. Answers how many it did, a handful at a time; twice is once.
 */
export const forgetPhotos = (db: Db, decidedBefore: Date, now: Date): Promise<number> =>
  db.transaction().execute(async tx => {
    const due = await tx
      .selectFrom('certification')
      .select(['id', 'state'])
      .where('state', '<>', 'reviewing')
      .where('forgotten_at', 'is', null)
      .where('decided_at', '<', decidedBefore)
      .orderBy('decided_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = due.map(row => row.id)
    if (ids.length === 0) return 0
    await tx.deleteFrom('certification_photo').where('certification_id', 'in', ids).execute()
    await tx.updateTable('certification').set({ forgotten_at: now }).where('id', 'in', ids).execute()
    await tx
      .updateTable('certification')
      .set({ real_name: null, number: null, company_name: null, job_name: null, number_mark: null })
      .where('id', 'in', ids)
      .where('state', '=', 'rejected')
      .execute()
    return ids.length
  })
