import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { countDay } from './count-day.ts'

type Taken = {
  /** Without a file all files of the version were taken. */
  file: { id: number | null; dataset_id: number; version_id: number }
  userId: number
  address: string
  now: Date
}

/** Writes down who took which file when, and counts it. */
export async function logDownload(tx: Tx, { file, userId, address, now }: Taken): Promise<void> {
  await tx
    .insertInto('dataset_download')
    .values({
      dataset_id: file.dataset_id,
      version_id: file.version_id,
      dataset_file_id: file.id,
      user_id: userId,
      at: now,
      address,
    })
    .execute()
  await tx
    .updateTable('dataset')
    .set(eb => ({ download_count: eb('download_count', '+', 1) }))
    .where('id', '=', file.dataset_id)
    .execute()
  await countDay(tx, file.dataset_id, 'downloads', now)
}

const oneDownload = 86_400_000

/**
 * The same for a person who may be taking the file piece by piece: whatever part of it is asked for, in whatever
 * order, what this person takes within a day is one download and is written down with its first piece.
 */
export async function logDownloadOnce(tx: Tx, ask: Taken): Promise<void> {
  // Of many pieces at once one is the first: they take turns, each person at each dataset.
  await sql`select pg_advisory_xact_lock(hashtext('dataset download'), hashtext(${`${ask.userId} ${ask.file.dataset_id}`}))`.execute(
    tx,
  )
  const known = await tx
    .selectFrom('dataset_download')
    .select('id')
    .where('version_id', '=', ask.file.version_id)
    .where('dataset_file_id', ask.file.id === null ? 'is' : '=', ask.file.id)
    .where('user_id', '=', ask.userId)
    .where('at', '>', new Date(ask.now.getTime() - oneDownload))
    .limit(1)
    .executeTakeFirst()
  if (!known) await logDownload(tx, ask)
}
