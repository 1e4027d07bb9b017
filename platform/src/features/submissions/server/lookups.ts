import type { Db, Tx } from '../../../base/database/tables.ts'

/** Fields of a profile that a competition may ask for before it takes submissions, as far as they are empty. */
export async function missingProfileFields(db: Db | Tx, userId: number): Promise<string[]> {
  const user = await db
    .selectFrom('app_user')
    .select(['email', 'introduction', 'birthday', 'city'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return Object.entries(user).flatMap(([field, value]) => (value ? [] : [field]))
}

/** How many submissions wait for a scorer, and since when the oldest does. */
export async function queueLength(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('submission')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .where('state', 'in', ['uploaded', 'queued', 'running'])
    .executeTakeFirstOrThrow()
  return waiting
}
