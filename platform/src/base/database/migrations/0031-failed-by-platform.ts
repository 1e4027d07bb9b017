import { sql, type Kysely } from 'kysely'

/** Staff see at once what failed by our own fault; there are few of them among all submissions. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index submission_failed_by_platform on submission (finished_at desc, id desc)
      where state = 'failed' and fault = 'platform'`.execute(db)
}
