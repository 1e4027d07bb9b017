import type { SqlBool } from 'kysely'
import type { ReadDb, Tx } from '../../../../base/database/tables.ts'
import { profileFields, type ProfileField } from '../details.rules.ts'

type Details = {
  email: string | null
  introduction: string
  birthday: string | null
  city: string | null
}

/** The fields of a profile that a competition may ask for before it takes submissions, as far as they are empty. */
export async function missingProfileFields(
  db: ReadDb | Tx,
  userId: number,
  person: Details,
): Promise<ProfileField[]> {
  const listed = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('user_industry').select('sort').where('user_id', '=', userId)).as('industry'),
      exists(selectFrom('user_skill').select('id').where('user_id', '=', userId)).as('skill'),
      exists(selectFrom('user_education').select('id').where('user_id', '=', userId)).as('education'),
    ])
    .executeTakeFirstOrThrow()
  const has: Record<ProfileField, SqlBool> = {
    ...listed,
    email: person.email !== null,
    intro: person.introduction !== '',
    birthday: person.birthday !== null,
    city: (person.city ?? '') !== '',
  }
  return profileFields.filter(field => !has[field])
}
