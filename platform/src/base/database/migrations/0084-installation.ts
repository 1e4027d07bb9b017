import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What is so of this installation as a whole, such as marks of the settings that all of its processes must share.
    create table installation (
      name text primary key,
      value text not null,
      changed_at timestamptz not null default now()
    );
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table installation`.execute(db)
}
