import { sql, type Kysely } from 'kysely'

/** The copy of a file that does not say who made it is made once, and kept. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table spic_file
      -- Null where none was made. The file itself where there can be none, in an edition whose reviewers may know.
      add column neutral_key text, add column neutral_sha256 text, add column neutral_size bigint check (neutral_size > 0),
      add check (num_nulls(neutral_key, neutral_sha256, neutral_size) in (0, 3));
    create index spic_file_neutral on spic_file (neutral_key);
  `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table spic_file drop column neutral_key, drop column neutral_sha256, drop column neutral_size`.execute(
    db,
  )
}
