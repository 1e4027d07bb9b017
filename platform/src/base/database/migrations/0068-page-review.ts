import { sql, type Kysely } from 'kysely'

/** Who sent a page to review is told what came of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Until it is decided; others may change the page meanwhile.
    alter table content_page add column submitted_by bigint references app_user on delete set null;
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table content_page drop column submitted_by`.execute(db)
}
