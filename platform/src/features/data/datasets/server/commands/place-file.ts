import { sql } from 'kysely'
import type { Tx } from '../../../../../base/database/tables.ts'
import { profileFormatOf } from '../../profile-schema.ts'
import { requestProfile } from '../profile/request-profile.ts'

type Ask = {
  datasetId: number
  /** Of the draft. */
  versionId: number
  name: string
  content: { key: string; sha256: string; crc32: number | null; size: number }
  now: Date
}

/** Puts what the storage has into a draft, in the place of the file that had its name. */
export async function placeFile(tx: Tx, ask: Ask): Promise<void> {
  const { datasetId, versionId, name, now } = ask
  const { key, sha256, crc32, size } = ask.content
  const content = { storage_key: key, sha256, crc32, size, row_count: null }
  const { numUpdatedRows } = await tx
    .updateTable('dataset_file')
    .set({ ...content, name })
    .where('version_id', '=', versionId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) {
    const last = await tx
      .selectFrom('dataset_file')
      .select(eb => eb.fn.max('sort').as('sort'))
      .where('version_id', '=', versionId)
      .executeTakeFirst()
    await tx
      .insertInto('dataset_file')
      .values({
        ...content,
        dataset_id: datasetId,
        version_id: versionId,
        name,
        sort: (last?.sort ?? -1) + 1,
      })
      .execute()
  }
  const format = profileFormatOf(name)
  if (format) await requestProfile(tx, { sha256, format, now })
}
