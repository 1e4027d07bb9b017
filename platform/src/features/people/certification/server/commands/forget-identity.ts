import type { Tx } from '../../../../../base/database/tables.ts'

/** Nobody is to know any more who somebody was: destroys the key, and with it what older backups hold besides. */
export async function forgetIdentity(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('person_key').where('user_id', '=', userId).execute()
  await tx.deleteFrom('certification').where('user_id', '=', userId).execute()
}
