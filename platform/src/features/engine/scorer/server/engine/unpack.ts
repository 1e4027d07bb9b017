import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { formatOf } from '../../format-of.ts'
import type { FileFormat } from '../../file-rules.ts'
import { oneEntry } from '../../one-entry.ts'
import { FileFault } from './file-fault.ts'

export type PlainFile = { path: string; format: 'csv' | 'tsv' | 'json' | 'jsonl' }

/** The text inside a submission: gzip and zip are opened under a cap, a zip holds exactly one file. */
export async function unpack(
  file: { path: string; name: string },
  folder: string,
  cap: number,
): Promise<PlainFile> {
  const format = formatOf(file.name) as FileFormat | ''
  if (format === 'zip') return unzip(file.path, folder, cap)
  if (!format.endsWith('.gz')) return { path: file.path, format: plainFormat(format) }
  const path = join(folder, 'submission.txt')
  try {
    await pipeline(createReadStream(file.path), createGunzip(), capped(cap), createWriteStream(path))
  } catch (error) {
    if (error instanceof FileFault) throw error
    throw new FileFault([{ code: 'archive_damaged' }])
  }
  return { path, format: plainFormat(format.slice(0, -3)) }
}

const plainFormat = (format: string): PlainFile['format'] =>
  format === 'tsv' || format === 'json' || format === 'jsonl' ? format : 'csv'

function capped(cap: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > cap ? new FileFault([{ code: 'too_large', expected: String(cap) }]) : null, chunk)
    },
  })
}

async function unzip(path: string, folder: string, cap: number): Promise<PlainFile> {
  const entry = oneEntry(await readFile(path), cap)
  if ('issue' in entry) throw new FileFault([entry.issue])
  // The name inside the archive never becomes a path.
  const plain = join(folder, 'submission.txt')
  await writeFile(plain, entry.content)
  return { path: plain, format: plainFormat(formatOf(entry.name)) }
}
