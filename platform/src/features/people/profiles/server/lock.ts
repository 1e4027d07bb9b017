import type { Tx } from '../../../../base/database/tables.ts'

/** Orders writes to one profile, so that limits hold however many come at once. */
export const lockPerson = (tx: Tx, userId: number) =>
  tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
