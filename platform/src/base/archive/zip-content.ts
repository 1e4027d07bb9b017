import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib'
import { refused } from './entry.ts'
import type { ByteSource } from './source.ts'
import type { ZipEntry } from './zip-directory.ts'

const inflate = promisify(inflateRaw)

/** One file's content; throws when it is not what the directory said. */
export async function readZipFile(archive: ByteSource, entry: ZipEntry): Promise<Buffer> {
  const { start, method, crc } = entry.place
  const packed = await archive.read(start, start + entry.packed)
  const content =
    method === 0
      ? packed
      : await inflate(packed, { maxOutputLength: Math.max(entry.size, 1) }).catch(() => {
          throw refused('unreadable', entry.path)
        })
  if (content.length !== entry.size || crc32(content) !== crc) throw refused('unreadable', entry.path)
  return content
}

/**
 * The same for a file that memory has no room for: it runs by, and ends in an error where it is longer, shorter or
 * another than the directory said. Until the end nothing of it may be believed.
 */
export function streamZipFile(archive: ByteSource, entry: ZipEntry): Readable {
  const { start, method } = entry.place
  const packed = archive.stream(start, start + entry.packed)
  const content = method === 0 ? packed : packed.pipe(createInflateRaw())
  packed.on('error', error => content.destroy(error))
  return Readable.from(checked(packed, content, entry), { objectMode: false })
}

async function* checked(packed: Readable, content: Readable, entry: ZipEntry) {
  let size = 0
  let sum = 0
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length
      sum = crc32(chunk, sum)
      if (size > entry.size) throw refused('unreadable', entry.path)
      yield chunk
    }
  } catch (error) {
    throw (error as { code?: string }).code?.startsWith('Z_') ? refused('unreadable', entry.path) : error
  } finally {
    packed.destroy()
  }
  if (size !== entry.size || sum !== entry.place.crc) throw refused('unreadable', entry.path)
}
