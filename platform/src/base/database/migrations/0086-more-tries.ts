import { sql, type Kysely } from 'kysely'

/** An organiser can give one team more submissions on a day than its round allows. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table quota_day add extra integer not null default 0 check (extra >= 0)`.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table quota_day drop extra`.execute(db)
}
