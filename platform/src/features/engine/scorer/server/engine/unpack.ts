import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { formatOf } from '../../format-of.ts'
import { headBytes, kindIssue } from '../../file-kind.ts'
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
  await requireKind(file.path, format || 'csv')
  const plain = await unpacked(file.path, format, folder, cap)
  if (plain.path !== file.path) await requireKind(plain.path, plain.format)
  return plain
}

/** Ends with what a file is, if it is not what its name says. */
export async function requireKind(path: string, format: FileFormat): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const issue = kindIssue(buffer.subarray(0, bytesRead), format)
    if (issue) throw new FileFault([issue])
  } finally {
    await file.close()
  }
}

async function unpacked(
  packed: string,
  format: FileFormat | '',
  folder: string,
  cap: number,
): Promise<PlainFile> {
  if (format === 'zip') return unzip(packed, folder, cap)
  if (!format.endsWith('.gz')) return { path: packed, format: plainFormat(format) }
  const path = join(folder, 'submission.txt')
  try {
    await pipeline(createReadStream(packed), createGunzip(), capped(cap), createWriteStream(path))
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
