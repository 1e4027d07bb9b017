import { sql, type Kysely } from 'kysely'

/** Marks existing copies as old, because they hold more than what is shown; each is rebuilt the next time it is opened. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table spic_file add column neutral_is_old boolean not null default false;
    update spic_file set neutral_is_old = true where neutral_key is not null and kind in ('pdf', 'office');
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table spic_file drop column neutral_is_old`.execute(db)
}
