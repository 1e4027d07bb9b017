import { sql, type Kysely } from 'kysely'

const columns = [
  ['answer_file', 'storage_key'],
  ['bid_file', 'storage_key'],
  ['code_procedure', 'pack_key'],
  ['code_procedure', 'storage_key'],
  ['competition_export', 'entries_key'],
  ['competition_import', 'storage_key'],
  ['dataset_file', 'storage_key'],
  ['feedback', 'picture_key'],
  ['job_application', 'cv_key'],
  ['media', 'storage_key'],
  ['own_data_download', 'documents_key'],
  ['picture', 'storage_key'],
  ['spic_file', 'neutral_key'],
  ['spic_file', 'storage_key'],
  ['spic_print', 'storage_key'],
  ['submission', 'storage_key'],
  ['submission_file', 'storage_key'],
] as const

/**
 * Notes a stored file as unused when its row goes or names another file, whatever deletes the row: rows that go with a
 * round, a dataset or an account were forgotten, and their files stayed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function note_unused_file() returns trigger language plpgsql as $$
    declare
      gone text := to_jsonb(old) ->> tg_argv[0];
    begin
      if gone is not null and (tg_op = 'DELETE' or gone is distinct from to_jsonb(new) ->> tg_argv[0]) then
        insert into unused_file (storage_key, since) values (gone, now()) on conflict (storage_key) do nothing;
      end if;
      return null;
    end $$
  `.execute(db)
  for (const [table, column] of columns)
    await sql`
      create trigger ${sql.ref(`${column}_unused`)} after delete or update of ${sql.ref(column)} on ${sql.table(table)}
      for each row execute function note_unused_file(${sql.lit(column)})
    `.execute(db)
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop function note_unused_file cascade`.execute(db)
}
