import { sql } from 'kysely'
import type { Tx } from '../../../../base/database/tables.ts'
import type { Arrived } from '../../../../base/storage/incoming.ts'
import { profileFormatOf } from '../../profile-schema.ts'
import { requestProfile } from '../profile/request-profile.ts'
import { ensureDraft } from './ensure-draft.ts'

/** Puts a file that has arrived into its draft, in the place of the one that had its name. Once: again it does nothing. */
export async function takeUpload(tx: Tx, id: string, arrived: Arrived, now: Date): Promise<void> {
  const upload = await tx
    .selectFrom('dataset_upload as u')
    .leftJoin('dataset as d', 'd.id', 'u.dataset_id')
    .select(['u.dataset_id', 'u.user_id', 'u.name', 'd.competition_id'])
    .where('u.id', '=', id)
    .where('u.state', '=', 'received')
    .forUpdate('u')
    .executeTakeFirst()
  if (!upload) return
  await tx.updateTable('dataset_upload').set({ state: 'kept', fault: null }).where('id', '=', id).execute()
  // It was dropped after its last byte: nothing waits for it.
  if (upload.dataset_id === null) return
  const draft = await ensureDraft(tx, { datasetId: upload.dataset_id, userId: upload.user_id, now })
  const content = {
    storage_key: arrived.key,
    sha256: arrived.sha256,
    crc32: arrived.crc32,
    size: arrived.size,
    row_count: null,
  }
  const replaced = await tx
    .updateTable('dataset_file')
    .set({ ...content, name: upload.name })
    .where('version_id', '=', draft.id)
    .where(sql`lower(name)`, '=', upload.name.toLowerCase())
    .executeTakeFirst()
  if (replaced.numUpdatedRows === 0n) {
    const last = await tx
      .selectFrom('dataset_file')
      .select(eb => eb.fn.max('sort').as('sort'))
      .where('version_id', '=', draft.id)
      .executeTakeFirst()
    await tx
      .insertInto('dataset_file')
      .values({
        ...content,
        dataset_id: upload.dataset_id,
        version_id: draft.id,
        name: upload.name,
        sort: (last?.sort ?? -1) + 1,
      })
      .execute()
  }
  if (upload.competition_id === null)
    await tx
      .insertInto('dataset_charge')
      .values({ user_id: upload.user_id, sha256: arrived.sha256, size: arrived.size, at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  const format = profileFormatOf(upload.name)
  if (format) await requestProfile(tx, { sha256: arrived.sha256, format, now })
}
