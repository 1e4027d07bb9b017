import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table answer_file
      -- The different labels of list A's rows by column, where they are few: what a browser compares predictions with.
      add column labels jsonb not null default '{}' check (jsonb_typeof(labels) = 'object');

    -- How a perfect file, one with noise and the sample are scored by these answers, and what the metric says of them.
    create table answer_proof (
      answer_file_id bigint primary key references answer_file on delete cascade,
      -- A hash of metric, columns and mode: with others it proves nothing.
      setting text not null,
      is_sound boolean not null,
      proof jsonb not null,
      proven_at timestamptz not null
    );
  `.execute(db)
}
