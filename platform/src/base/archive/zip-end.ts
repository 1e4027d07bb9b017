import { refused } from './entry.ts'
import type { ArchiveLimits } from './paths.ts'
import type { ByteSource } from './source.ts'

type End = { count: number; size: number; start: number }

/** What an entry of the directory may take at most in the mean: names of some length, and notes of tools. */
const bytesAnEntry = 1024

/** Where the directory of a zip stands, by the record at its end; anything between the two or behind them is refused. */
export async function findEnd(archive: ByteSource, limits: Pick<ArchiveLimits, 'entries'>): Promise<End> {
  const from = Math.max(0, archive.size - 22 - 0xffff - 20)
  const tail = await archive.read(from, archive.size)
  const at = placeOfEnd(tail)
  const short = {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    start: tail.readUInt32LE(at + 16),
  }
  if (tail.readUInt16LE(at + 4) !== 0 || tail.readUInt16LE(at + 6) !== 0) throw refused('unreadable')
  const isLarge = at >= 20 && tail.readUInt32LE(at - 20) === 0x07064b50
  // Before anything is read that grows with it.
  if (!isLarge && short.count > limits.entries) throw refused('too_many')
  if (!isLarge && tail.readUInt16LE(at + 8) !== short.count) throw refused('unreadable')
  const end = isLarge ? await readLarge(archive, tail, at - 20) : { ...short, end: from + at }
  if (end.count > limits.entries) throw refused('too_many')
  if (end.start + end.size !== end.end || end.size > limits.entries * bytesAnEntry)
    throw refused('unreadable')
  return end
}

/** The end record is the last thing in the file: its comment reaches exactly to the end. */
function placeOfEnd(tail: Buffer): number {
  for (let at = tail.length - 22; at >= Math.max(0, tail.length - 22 - 0xffff); at--)
    if (tail.readUInt32LE(at) === 0x06054b50 && at + 22 + tail.readUInt16LE(at + 20) === tail.length)
      return at
  throw refused('unreadable')
}

/** The end record of Zip64, which stands before its locator. */
async function readLarge(archive: ByteSource, tail: Buffer, locator: number): Promise<End & { end: number }> {
  const place = Number(tail.readBigUInt64LE(locator + 8))
  const from = archive.size - tail.length
  if (!Number.isSafeInteger(place) || place + 56 !== from + locator) throw refused('unreadable')
  const record = await archive.read(place, place + 56)
  if (record.length !== 56 || record.readUInt32LE(0) !== 0x06064b50) throw refused('unreadable')
  const [count, size, start] = [32, 40, 48].map(at => Number(record.readBigUInt64LE(at)))
  if (![count, size, start].every(value => Number.isSafeInteger(value))) throw refused('unreadable')
  if (record.readBigUInt64LE(24) !== record.readBigUInt64LE(32)) throw refused('unreadable')
  return { count: count as number, size: size as number, start: start as number, end: place }
}
