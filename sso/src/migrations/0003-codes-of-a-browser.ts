import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- The browser that asked for it, by the hash of its form secret.
    alter table sso.code add column browser bytea not null default '';
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table sso.code drop column browser`.execute(db)
}
