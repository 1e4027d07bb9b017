import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Whom the sign-on site knows still though their account here is gone: they cannot sign in again until it is gone
    -- there as well. The hash of what it calls them, which is random.
    create table leaving_sign_on (
      mark bytea primary key,
      left_at timestamptz not null,
      -- Since when it is gone there. A sign-on may be under way.
      removed_at timestamptz
    );
    create index leaving_sign_on_removed on leaving_sign_on (removed_at);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table leaving_sign_on`.execute(db)
}
