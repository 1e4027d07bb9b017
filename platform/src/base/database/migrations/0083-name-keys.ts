import { sql, type Kysely } from 'kysely'
import { userNameKey } from './0036-profiles.ts'

/** Databases of before have `casefold` in the key of names, which only PostgreSQL 18 knows: from here on all have the same. */
export async function up(db: Kysely<never>): Promise<void> {
  await userNameKey.execute(db)
  await sql`
    -- What was apart and is one now ("İ" and "i"): the first to have a name keeps it.
    update app_user u set user_name = left(u.user_name, 20) || '-' || u.id
    from (
      select id, row_number() over (partition by user_name_key(user_name) order by id) as place
      from app_user where sso_id not like 'left:%'
    ) named
    where named.id = u.id and named.place > 1;
    -- Writing any column recomputes the key.
    update app_user set user_name = user_name where name_key <> user_name_key(user_name);

    delete from former_user_name f using former_user_name newer
      where user_name_key(f.user_name) = user_name_key(newer.user_name)
        and (f.changed_at, f.name_key) < (newer.changed_at, newer.name_key);
    update former_user_name set name_key = user_name_key(user_name) where name_key <> user_name_key(user_name);
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('the keys of names are not undone: restore a backup instead')
}
