import type { Insertable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'

/** Promotions as another installation did them and took them back; the teams are bound already. */
export async function addPromotions(
  tx: Tx,
  promotions: readonly Insertable<Tables['promotion']>[],
): Promise<void> {
  await tx.insertInto('promotion').values(promotions).execute()
}
