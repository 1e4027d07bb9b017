import { sql, type Kysely } from 'kysely'

/** The documents of a download are a file of the storage: they may be larger than a row should be. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- What was made so far is asked for again; it would have gone within the week.
    delete from own_data_download where state = 'done';
    alter table own_data_download drop column documents, add column documents_key text,
      add check ((state = 'done') = (documents_key is not null and entries is not null and size is not null));
  `.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('downloads that were made are not made again: restore a backup instead')
}
