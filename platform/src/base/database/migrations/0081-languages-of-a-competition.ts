import { sql, type Kysely } from 'kysely'

/** A competition is written in both languages or in one alone; those that are there were asked for both. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table competition
      add column languages text not null default 'both' check (languages in ('both', 'zh', 'en'))
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table competition drop column languages`.execute(db)
}
