import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { portablePaths } from '../../../../../base/archive/paths.ts'
import { layOut } from '../../../../../base/archive/zip-layout.ts'
import { piecesOf, type Range } from '../../../../../base/archive/zip-pieces.ts'
import type { Db } from '../../../../../base/database/tables.ts'
import type { Context } from '../../../../../base/http/context.ts'
import { sendFile } from '../../../../../base/http/send-file.ts'
import type { Storage } from '../../../../../base/storage/storage.ts'

/** Sends all files of a version as one archive, streamed from the storage; with ranges, so that it can be resumed. */
export async function sendArchive(
  context: Context,
  ask: { versionId: number; name: string; at: Date },
  onTake: () => Promise<void>,
): Promise<void> {
  const { db, storage } = context
  const files = await filesOf(db, storage, ask.versionId)
  const { size, pieces } = layOut(files.map(file => ({ ...file, at: ask.at })))
  const keys = files.map(file => file.key)
  // Ours decide every byte: what they are made of decides whether it is still the same archive.
  const sha256 = createHash('sha256')
    .update(JSON.stringify([ask.at, files.map(file => [file.name, file.key])]))
    .digest('hex')
  const read = (_key: string, range?: Range) =>
    Promise.resolve(
      Readable.from(piecesOf(storage, keys, pieces, range ?? { start: 0, end: size - 1 }), {
        objectMode: false,
      }),
    )
  await sendFile(context, { read }, { key: '', sha256, size, name: ask.name }, onTake)
}

/** Files with the checksums that an archive needs; one that came before they were kept is read for it once. */
async function filesOf(db: Db, storage: Pick<Storage, 'read'>, versionId: number) {
  const rows = await db
    .selectFrom('dataset_file')
    .select(['name', 'size', 'storage_key as key', 'sha256', 'crc32'])
    .where('version_id', '=', versionId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    if (row.crc32 !== null) continue
    let sum = 0
    for await (const chunk of await storage.read(row.key)) sum = crc32(chunk as Buffer, sum)
    row.crc32 = sum
    await db.updateTable('dataset_file').set({ crc32: sum }).where('sha256', '=', row.sha256).execute()
  }
  const names = portablePaths(rows.map(row => row.name))
  return rows.map((row, index) => ({ ...row, name: names[index] as string, crc32: row.crc32 as number }))
}
