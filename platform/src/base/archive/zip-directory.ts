import { refused, type Entry } from './entry.ts'
import type { ArchiveLimits } from './paths.ts'
import type { ByteSource } from './source.ts'
import { findEnd } from './zip-end.ts'

/** A file's place in the archive. */
type Place = { start: number; method: number; crc: number }
export type ZipEntry = Entry & { packed: number; place: Place }

const most32 = 0xffff_ffff

/**
 * The directory of a zip (PKWARE APPNOTE 6.3, with Zip64), read strictly: what stands elsewhere than the directory says,
 * overlaps, differs from its own header, is encrypted or split is refused. Nothing is unpacked.
 */
export async function readZipDirectory(
  archive: ByteSource,
  limits: Pick<ArchiveLimits, 'entries'>,
): Promise<ZipEntry[]> {
  const { count, size, start } = await findEnd(archive, limits)
  const directory = await archive.read(start, start + size)
  if (directory.length !== size) throw refused('unreadable')
  const entries: (ZipEntry & { local: number; end: number })[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > size || directory.readUInt32LE(at) !== 0x02014b50) throw refused('unreadable')
    const flags = directory.readUInt16LE(at + 8)
    const method = directory.readUInt16LE(at + 10)
    const nameLength = directory.readUInt16LE(at + 28)
    const extraLength = directory.readUInt16LE(at + 30)
    const next = at + 46 + nameLength + extraLength + directory.readUInt16LE(at + 32)
    if (next > size) throw refused('unreadable')
    const name = directory.subarray(at + 46, at + 46 + nameLength)
    const path = decodeName(name, (flags & 0x800) !== 0)
    const { unpacked, packed, local } = widths(directory, at, path)
    if (flags & 0x2041) throw refused('encrypted', path)
    if (method !== 0 && method !== 8) throw refused('unreadable', path)
    if (method === 0 && packed !== unpacked) throw refused('unreadable', path)
    const data = await dataStart(archive, local, start, name, method)
    if (data === undefined || data + packed > start) throw refused('unreadable', path)
    entries.push({
      path,
      kind: kindOf(path, directory.readUInt32LE(at + 38) >>> 16),
      size: unpacked,
      packed,
      place: { start: data, method, crc: directory.readUInt32LE(at + 16) },
      local,
      end: data + packed,
    })
    at = next
  }
  if (at !== size) throw refused('unreadable')
  refuseOverlap(entries)
  return entries
}

/** Sizes and place of an entry; what does not fit its field stands in the extra field of Zip64, in this order. */
function widths(directory: Buffer, at: number, path: string) {
  const from = at + 46 + directory.readUInt16LE(at + 28)
  const extra = directory.subarray(from, from + directory.readUInt16LE(at + 30))
  let wide: Buffer | undefined
  for (let place = 0; place + 4 <= extra.length; place += 4 + extra.readUInt16LE(place + 2))
    if (extra.readUInt16LE(place) === 0x0001)
      wide = extra.subarray(place + 4, place + 4 + extra.readUInt16LE(place + 2))
  let used = 0
  const read = (offset: number): number => {
    const short = directory.readUInt32LE(at + offset)
    if (short !== most32) return short
    if (!wide || used + 8 > wide.length) throw refused('unreadable', path)
    const value = Number(wide.readBigUInt64LE(used))
    used += 8
    if (!Number.isSafeInteger(value)) throw refused('unreadable', path)
    return value
  }
  const unpacked = read(24)
  const packed = read(20)
  return { unpacked, packed, local: read(42) }
}

/** Where the content of a file begins, if its own header says the same as the directory. */
async function dataStart(
  archive: ByteSource,
  local: number,
  limit: number,
  name: Buffer,
  method: number,
): Promise<number | undefined> {
  const header = await archive.read(local, Math.min(limit, local + 30 + name.length))
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) return undefined
  const nameLength = header.readUInt16LE(26)
  const data = local + 30 + nameLength + header.readUInt16LE(28)
  const isSame =
    data <= limit &&
    nameLength === name.length &&
    header.readUInt16LE(8) === method &&
    header.subarray(30, 30 + nameLength).equals(name)
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
