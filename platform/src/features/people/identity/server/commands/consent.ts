import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'

/**
 * From now on whoever has not agreed up to this number changes nothing. What the numbers stand for is known by who asks;
 * here they only grow.
 */
export async function askConsent(tx: Tx, through: number): Promise<void> {
  await tx
    .insertInto('consent_asked')
    .values({ through })
    .onConflict(conflict =>
      conflict
        .column('is_only')
        .doUpdateSet({ through: sql<number>`greatest(consent_asked.through, excluded.through)` }),
    )
    .execute()
}

/** Somebody has agreed to all that was asked up to this number. */
export async function keepConsent(
  tx: Tx,
  { userId, through }: { userId: number; through: number },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ agreed_through: through })
    .where('id', '=', userId)
    .where('agreed_through', '<', through)
    .execute()
}
