import { sql, type Kysely } from 'kysely'

/** Which categories are for those who begin is said by the operator, no longer guessed from their names; what was guessed stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table race_category alter column is_beginner drop expression;
    alter table race_category alter column is_beginner set default false;
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table race_category drop column is_beginner;
    alter table race_category add column is_beginner boolean not null
      generated always as (name_zh ~ '新手|入门|练习' or name_en ~* '\\m(beginners?|getting started|practice|playground)\\M') stored;
  `.execute(db)
}
