import { sql, type Kysely } from 'kysely'

/** When a reviewer last signed in stays after the session went. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table reviewer add column signed_in_at timestamptz;
    update reviewer r set signed_in_at =
      (select max(at) from review_event e where e.reviewer_id = r.id and e.action = 'session.open');
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table reviewer drop column signed_in_at`.execute(db)
}
