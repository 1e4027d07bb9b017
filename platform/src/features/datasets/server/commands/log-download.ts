import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'

type Taken = { file: { id: number; dataset_id: number }; userId: number; address: string; now: Date }

/** Writes down who took which file when, and counts it. */
export async function logDownload(tx: Tx, ask: Taken): Promise<void> {
  await tx
    .insertInto('dataset_download')
    .values({ dataset_file_id: ask.file.id, user_id: ask.userId, at: ask.now, address: ask.address })
    .execute()
  await tx
    .updateTable('dataset')
    .set(eb => ({ download_count: eb('download_count', '+', 1) }))
    .where('id', '=', ask.file.dataset_id)
    .execute()
}

const oneDownload = 86_400_000

/**
 * The same for a person who may be taking the file piece by piece: whatever part of it is asked for, in whatever
 * order, what this person takes within a day is one download and is written down with its first piece.
 */
export async function logDownloadOnce(tx: Tx, ask: Taken): Promise<void> {
  // Of many pieces at once one is the first: the person's agreement, without which nothing is taken, orders them.
  await sql`select from dataset_agreement where dataset_id = ${ask.file.dataset_id} and user_id = ${ask.userId} for no key update`.execute(
    tx,
  )
  const known = await tx
    .selectFrom('dataset_download')
    .select('id')
    .where('dataset_file_id', '=', ask.file.id)
    .where('user_id', '=', ask.userId)
    .where('at', '>', new Date(ask.now.getTime() - oneDownload))
    .limit(1)
    .executeTakeFirst()
  if (!known) await logDownload(tx, ask)
}
