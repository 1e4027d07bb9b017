import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { isNameOfSite } from '../../../../../base/look-alike.ts'
import { searchVector } from '../../../../../base/search/search.ts'
import { settingFaults } from '../../setting-faults.ts'
import { nextNameChange } from '../../user-name.rules.ts'
import { isNameTaken } from '../names.ts'

/** Calls somebody by another name. The one they had stays theirs. */
export async function changeName(
  tx: Tx,
  ask: { userId: number; name: string; isStaff: boolean; now: Date },
): Promise<void> {
  const { userId, name, isStaff, now } = ask
  const person = await tx
    .selectFrom('app_user')
    .select(['user_name', 'name_key', 'name_changed_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (person.user_name === name) return
  if (nextNameChange(person.name_changed_at, now)) throw new Failure(settingFaults.nameChangedLately)
  if ((!isStaff && isNameOfSite(name)) || (await isNameTaken(tx, name, userId)))
    throw new Failure(settingFaults.nameTaken, { issues: [{ path: 'body.userName', code: 'name_taken' }] })
  // Before the name is written: whoever waits for it then finds it reserved.
  await tx
    .insertInto('former_user_name')
    .values({ name_key: person.name_key, user_id: userId, user_name: person.user_name, changed_at: now })
    .onConflict(conflict =>
      conflict.column('name_key').doUpdateSet({ user_name: person.user_name, changed_at: now }),
    )
    .execute()
  await tx
    .updateTable('app_user')
    .set({ user_name: name, name_changed_at: now, name_search: searchVector(name) })
    .where('id', '=', userId)
    .execute()
}
