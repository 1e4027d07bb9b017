import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { limits } from '../../rules.ts'
import { refused, type Entry } from './entry.ts'

const inflate = promisify(inflateRaw)

/** A file's place in the archive. */
type Place = { start: number; method: number; crc: number }
export type ZipEntry = Entry & { place: Place }

/**
 * The directory of a zip (PKWARE APPNOTE 6.3), read strictly: what stands elsewhere than the directory says,
 * overlaps, differs from its own header, is encrypted or split is refused. Nothing is unpacked.
 */
export function readZipDirectory(archive: Buffer): ZipEntry[] {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  const size = archive.readUInt32LE(end + 12)
  const start = archive.readUInt32LE(end + 16)
  // Before anything is read that grows with it. 65,535 stands for a larger number kept elsewhere.
  if (count > limits.entries) throw refused('too_many')
  const isWhole =
    archive.readUInt32LE(end + 4) === 0 && archive.readUInt16LE(end + 8) === count && start + size === end
  if (!isWhole) throw refused('unreadable')
  const entries: (ZipEntry & { local: number; end: number })[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || archive.readUInt32LE(at) !== 0x02014b50) throw refused('unreadable')
    const flags = archive.readUInt16LE(at + 8)
    const method = archive.readUInt16LE(at + 10)
    const packed = archive.readUInt32LE(at + 20)
    const unpacked = archive.readUInt32LE(at + 24)
    const nameLength = archive.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    if (next > end) throw refused('unreadable')
    const name = archive.subarray(at + 46, at + 46 + nameLength)
    const path = decodeName(name, (flags & 0x800) !== 0)
    if (flags & 0x2041) throw refused('encrypted', path)
    if (method !== 0 && method !== 8) throw refused('unreadable', path)
    if (method === 0 && packed !== unpacked) throw refused('unreadable', path)
    const local = archive.readUInt32LE(at + 42)
    const data = dataStart(archive, local, start, name, method)
    if (data === undefined || data + packed > start) throw refused('unreadable', path)
    entries.push({
      path,
      kind: kindOf(path, archive.readUInt32LE(at + 38) >>> 16),
      size: unpacked,
      packed,
      place: { start: data, method, crc: archive.readUInt32LE(at + 16) },
      local,
      end: data + packed,
    })
    at = next
  }
  if (at !== end) throw refused('unreadable')
  refuseOverlap(entries)
  return entries
}

/** One file's content; throws when it is not what the directory said. */
export async function readZipFile(archive: Buffer, entry: ZipEntry): Promise<Buffer> {
  const { start, method, crc } = entry.place
  const packed = archive.subarray(start, start + (entry.packed ?? 0))
  const content =
    method === 0
      ? packed
      : await inflate(packed, { maxOutputLength: Math.max(entry.size, 1) }).catch(() => {
          throw refused('unreadable', entry.path)
        })
  if (content.length !== entry.size || crc32(content) !== crc) throw refused('unreadable', entry.path)
  return content
}

/** The end record is the last thing in the file: its comment reaches exactly to the end. */
function findEnd(archive: Buffer): number {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - 0xffff); at--)
    if (archive.readUInt32LE(at) === 0x06054b50 && at + 22 + archive.readUInt16LE(at + 20) === archive.length)
      return at
  throw refused('unreadable')
}

/** Where the content of a file begins, if its own header says the same as the directory. */
function dataStart(
  archive: Buffer,
  local: number,
  limit: number,
  name: Buffer,
  method: number,
): number | undefined {
  if (local + 30 > limit || archive.readUInt32LE(local) !== 0x04034b50) return undefined
  const nameLength = archive.readUInt16LE(local + 26)
  const data = local + 30 + nameLength + archive.readUInt16LE(local + 28)
  const isSame =
    data <= limit &&
    archive.readUInt16LE(local + 8) === method &&
    archive.subarray(local + 30, local + 30 + nameLength).equals(name)
  return isSame ? data : undefined
}

/** Many files that share their bytes are how a small archive becomes an enormous one. */
function refuseOverlap(entries: readonly { local: number; end: number; path: string }[]): void {
  const inOrder = entries.toSorted((a, b) => a.local - b.local)
  for (const [index, entry] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (before && entry.local < before.end) throw refused('unreadable', entry.path)
  }
}

/** By the Unix mode that the directory keeps; 0 where the archive comes from elsewhere. */
function kindOf(path: string, mode: number): Entry['kind'] {
  const type = mode & 0o170000
  if (type === 0o120000) return 'link'
  if (type === 0o040000 || /[/\\]$/.test(path)) return 'folder'
  return type === 0 || type === 0o100000 ? 'file' : 'special'
}

/** Names without the UTF-8 mark come from old Windows tools: UTF-8 all the same, or Chinese in GB 18030. */
function decodeName(name: Buffer, isUtf8: boolean): string {
  for (const encoding of isUtf8 ? ['utf-8'] : ['utf-8', 'gb18030'])
    try {
      return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(name)
    } catch {
      continue
    }
  throw refused('characters', name.toString('latin1'))
}
