import { sql, type Kysely } from 'kysely'

/** Threads of all competitions in one list. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index discussion_thread_all_activity on discussion_thread (last_activity_at desc, id desc) where hidden_at is null;
    create index discussion_thread_all_newest on discussion_thread (created_at desc, id desc) where hidden_at is null;
    create index discussion_thread_all_votes on discussion_thread (vote_count desc, id desc) where hidden_at is null;
  `.execute(db)
}
