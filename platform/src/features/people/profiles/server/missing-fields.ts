import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { profileFields, type ProfileField } from '../details.rules.ts'

/** The fields of a profile that a competition may ask for before it takes submissions, as far as they are empty. */
export async function missingProfileFields(db: Db | Tx, userId: number): Promise<ProfileField[]> {
  const { rows } = await sql<Record<ProfileField, boolean>>`
    select email is not null as email, introduction <> '' as intro, birthday is not null as birthday,
      exists (select from user_industry where user_id = u.id) as industry,
      exists (select from user_skill where user_id = u.id) as skill,
      coalesce(city, '') <> '' as city,
      exists (select from user_education where user_id = u.id) as education
    from app_user u where u.id = ${userId}`.execute(db)
  const [has] = rows
  if (!has) throw new Error(`user ${userId} is not there`)
  return profileFields.filter(field => !has[field])
}
