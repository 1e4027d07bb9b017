import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Pictures that are there for as long as somebody wears them; all others may stand in texts, and stay.
    alter table picture add column is_worn boolean not null default false;
    create index app_user_avatar on app_user (avatar) where avatar is not null;
    create index app_user_banner on app_user (user_banner) where user_banner is not null;
    update picture set is_worn = true where uploaded_by is not null and '/pictures/' || sha256 in (
      select avatar from app_user where avatar is not null
      union select user_banner from app_user where user_banner is not null
    );

    -- Files of the storage that may be used by nobody: they are removed where nothing has referred to them for a while.
    create table unused_file (
      storage_key text primary key,
      since timestamptz not null
    );
    create index unused_file_since on unused_file (since);
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('files that were removed do not come back: restore a backup instead')
}
