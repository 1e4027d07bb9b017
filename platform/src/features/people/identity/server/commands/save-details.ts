import type { Updateable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'

type Details = Pick<
  Updateable<Tables['app_user']>,
  | 'introduction'
  | 'birthday'
  | 'gender'
  | 'country'
  | 'province'
  | 'city'
  | 'language'
  | 'theme'
  | 'zone'
  | 'hidden_from_search'
>

/** What people say of themselves that stands on their account. */
export const saveDetails = (tx: Tx, userId: number, details: Details) =>
  tx.updateTable('app_user').set(details).where('id', '=', userId).execute()
