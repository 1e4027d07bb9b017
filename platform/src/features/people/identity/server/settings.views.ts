import type { Returned } from '../../../../base/contract/call.ts'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import type { getDisplay, getUserName } from '../settings.contract.ts'
import { nextNameChange } from '../user-name.rules.ts'

export async function userNameOf(
  db: Db | Tx,
  userId: number,
  now: Date,
): Promise<Returned<typeof getUserName>> {
  const person = await db
    .selectFrom('app_user')
    .select(['user_name', 'name_key', 'name_changed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const former = await db
    .selectFrom('former_user_name')
    .select(['user_name', 'name_key'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .execute()
  return {
    userName: person.user_name,
    nextChangeAt: nextNameChange(person.name_changed_at, now),
    former: former.filter(row => row.name_key !== person.name_key).map(row => row.user_name),
  }
}

export async function displayOf(db: Db | Tx, userId: number): Promise<Returned<typeof getDisplay>> {
  const { language, theme, zone } = await db
    .selectFrom('app_user')
    .select(['language', 'theme', 'zone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { language, theme: theme ?? 'system', zone }
}
