import type { Updateable } from 'kysely'
import type { Tables, Tx } from '../../../../../base/database/tables.ts'

type Told = Omit<Updateable<Tables['user_guide']>, 'user_id'>

/** Keeps what somebody told in the guide; nothing else of it changes. */
export const keepGuide = (tx: Tx, userId: number, told: Told) =>
  tx
    .insertInto('user_guide')
    .values({ ...blank, ...told, user_id: userId })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(told))
    .execute()

const blank = {
  role: null,
  student_degree: null,
  graduation_year: null,
  auth_type: null,
  dismissed_at: null,
  finished_at: null,
}
