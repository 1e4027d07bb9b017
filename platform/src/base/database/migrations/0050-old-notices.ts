import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What is deleted for its age is found by it.
    create index notice_read_age on notice (created_at) where read_at is not null;
    create index notice_unread_age on notice (created_at) where read_at is null;
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop index notice_read_age, notice_unread_age`.execute(db)
}
