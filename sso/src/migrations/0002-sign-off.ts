import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Ended here, and the platform has not yet said that it heard: whose sessions, or which one.
    create table sso.pending_logout (
      id bigint generated always as identity primary key,
      sub uuid not null,
      sid text,
      created_at timestamptz not null
    );
    create index pending_logout_sub on sso.pending_logout (sub);

    -- Uses of what is not free, counted in windows of a minute, an hour or a day.
    create table sso.use_window (
      scope text not null,
      ends_at timestamptz not null,
      uses integer not null,
      primary key (scope, ends_at)
    );
    create index use_window_end on sso.use_window (ends_at);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table sso.pending_logout; drop table sso.use_window;`.execute(db)
}
