import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { layOut } from '../../../../base/archive/zip-layout.ts'
import { piecesOf, type Range } from '../../../../base/archive/zip-pieces.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import { keyOf, type Storage } from '../../../../base/storage/storage.ts'
import { entriesAt, type ArchiveEntry } from './leitai/make-archive.ts'

/** An archive's bytes, or a range of them, as they are read from the storage. */
export function archiveBytes(storage: Pick<Storage, 'read'>, entries: readonly ArchiveEntry[], at: Date) {
  const { size, pieces } = layOut(entriesAt(entries, at))
  const keys = entries.map(entry => keyOf(entry.sha256))
  return {
    size,
    sha256: createHash('sha256')
      .update(JSON.stringify([at, entries.map(entry => [entry.name, entry.sha256])]))
      .digest('hex'),
    read: (range: Range = { start: 0, end: size - 1 }) =>
      Readable.from(piecesOf(storage, keys, pieces, range), { objectMode: false }),
  }
}

export async function sendExport(
  context: Pick<Context, 'storage' | 'exchange'>,
  row: { entries_key: string; file_name: string; created_at: Date },
  onTake: () => Promise<void>,
): Promise<void> {
  const entries = JSON.parse(
    String(await buffer(await context.storage.read(row.entries_key))),
  ) as ArchiveEntry[]
  const archive = archiveBytes(context.storage, entries, row.created_at)
  await sendFile(
    context,
    { read: (_key, range) => Promise.resolve(archive.read(range)) },
    { key: '', sha256: archive.sha256, size: archive.size, name: row.file_name },
    onTake,
  )
}
