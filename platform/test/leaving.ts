import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import type { Db } from '../src/base/database/tables.ts'

/** The files of an archive, as text. */
export const textsOf = (archive: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  )

/** Lets the days of grace of whoever asked to leave be over, and the job of that come. */
export async function endGrace(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('account_deletion')
    .set({ asked_at: sql`now() - interval '15 days'`, due_at: sql`now() - interval '1 day'` })
    .where('user_id', '=', userId)
    .execute()
  await sql`select graphile_worker.add_job('own-data.leave-due', '{}'::json)`.execute(db)
}
