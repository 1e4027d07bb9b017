import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { layOut } from '../../../../base/archive/zip-layout.ts'
import { piecesOf } from '../../../../base/archive/zip-pieces.ts'
import type { Context } from '../../../../base/http/context.ts'
import { sendFile } from '../../../../base/http/send-file.ts'
import { keyOf, type Storage } from '../../../../base/storage/storage.ts'
import type { OwnEntry } from './tables.ts'

type Download = {
  /** One file of all documents, one after another. */
  documentsKey: string
  entries: readonly OwnEntry[]
  layout: ReturnType<typeof layOut>
  name: string
}

/** Sends an archive whose documents and files are read from the storage on the way. */
export async function sendDownload(
  context: Pick<Context, 'storage' | 'exchange'>,
  { documentsKey, entries, layout: { size, pieces }, name }: Download,
): Promise<void> {
  const places = new Map<string, number>()
  let at = 0
  const keys = entries.map((entry, index) => {
    if (entry.sha256 !== null) return keyOf(entry.sha256)
    const key = `document:${index}`
    places.set(key, at)
    at += entry.size
    return key
  })
  const read: Storage['read'] = async (key, range) => {
    const place = places.get(key)
    if (place === undefined || range === undefined) return context.storage.read(key, range)
    return context.storage.read(documentsKey, { start: place + range.start, end: place + range.end })
  }
  const sha256 = createHash('sha256').update(documentsKey).update(JSON.stringify(entries)).digest('hex')
  await sendFile(
    context,
    {
      read: (_key, range = { start: 0, end: size - 1 }) =>
        Promise.resolve(Readable.from(piecesOf({ read }, keys, pieces, range), { objectMode: false })),
    },
    { key: '', sha256, size, name },
  )
}
