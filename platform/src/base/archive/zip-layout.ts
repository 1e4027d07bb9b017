export type Entry = { name: string; size: number; crc32: number; at: Date }
/** A piece of an archive: bytes of our own, or all of an entry's content. */
export type Piece = { bytes: Buffer } | { entry: number; size: number }

/** Numbers that do not fit the fields of the first zip stand in an extra field of Zip64. */
const most32 = 0xffff_ffff
const most16 = 0xffff

/**
 * A zip archive with its files stored as they are: where every byte of it lies is known before any content is read, so
 * it has a length and ranges (PKWARE APPNOTE 6.3.10, with Zip64; names in UTF-8).
 */
export function layOut(entries: readonly Entry[]): { size: number; pieces: Piece[] } {
  const pieces: Piece[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [index, entry] of entries.entries()) {
    directory.push(directoryEntry(entry, at))
    const header = localHeader(entry)
    pieces.push({ bytes: header })
    if (entry.size > 0) pieces.push({ entry: index, size: entry.size })
    at += header.length + entry.size
  }
  const central = Buffer.concat(directory)
  const end = endOf(entries.length, central.length, at)
  pieces.push({ bytes: central }, { bytes: end })
  return { size: at + central.length + end.length, pieces }
}

/** What both headers of an entry share: version needed, flags (UTF-8), stored, time, date, checksum. */
function common({ at, crc32 }: Entry, isLarge: boolean): Buffer {
  const bytes = Buffer.alloc(14)
  bytes.writeUInt16LE(isLarge ? 45 : 20, 0)
  bytes.writeUInt16LE(1 << 11, 2)
  bytes.writeUInt16LE(0, 4)
  const { time, date } = dosTime(at)
  bytes.writeUInt16LE(time, 6)
  bytes.writeUInt16LE(date, 8)
  bytes.writeUInt32LE(crc32, 10)
  return bytes
}

function localHeader(entry: Entry): Buffer {
  const name = Buffer.from(entry.name)
  const isLarge = entry.size >= most32
  const extra = isLarge ? extraOf([entry.size, entry.size]) : Buffer.alloc(0)
  const size = isLarge ? most32 : entry.size
  return Buffer.concat([
    uint32(0x04034b50),
    common(entry, isLarge),
    uint32(size, size),
    uint16(name.length, extra.length),
    name,
    extra,
  ])
}

function directoryEntry(entry: Entry, offset: number): Buffer {
  const name = Buffer.from(entry.name)
  const isLarge = entry.size >= most32
  const isFar = offset >= most32
  const extra =
    isLarge || isFar
      ? extraOf([...(isLarge ? [entry.size, entry.size] : []), ...(isFar ? [offset] : [])])
      : Buffer.alloc(0)
  const size = isLarge ? most32 : entry.size
  return Buffer.concat([
    uint32(0x02014b50),
    // Made on Unix, whose permissions (a file, rw-r--r--) stand in the external attributes.
    uint16((3 << 8) | 45),
    common(entry, isLarge || isFar),
    uint32(size, size),
    uint16(name.length, extra.length, 0, 0, 0),
    uint32((0o100644 << 16) >>> 0),
    uint32(isFar ? most32 : offset),
    name,
    extra,
  ])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const isLarge = count >= most16 || size >= most32 || offset >= most32
  const far = isLarge
    ? [
        uint32(0x06064b50),
        uint64(44),
        uint16((3 << 8) | 45, 45),
        uint32(0, 0),
        uint64(count, count, size, offset),
        uint32(0x07064b50, 0),
        uint64(offset + size),
        uint32(1),
      ]
    : []
  return Buffer.concat([
    ...far,
    uint32(0x06054b50),
    uint16(0, 0, Math.min(count, most16), Math.min(count, most16)),
    uint32(Math.min(size, most32), Math.min(offset, most32)),
    uint16(0),
  ])
}

const extraOf = (values: number[]) => Buffer.concat([uint16(0x0001, values.length * 8), uint64(...values)])

/** DOS counts years from 1980 and every other second, here in UTC. */
function dosTime(at: Date): { time: number; date: number } {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107)
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}

const written = (width: number, write: (bytes: Buffer, value: number, at: number) => void) =>
  function (...values: number[]): Buffer {
    const bytes = Buffer.alloc(width * values.length)
    for (const [index, value] of values.entries()) write(bytes, value, index * width)
    return bytes
  }
const uint16 = written(2, (bytes, value, at) => bytes.writeUInt16LE(value, at))
const uint32 = written(4, (bytes, value, at) => bytes.writeUInt32LE(value, at))
const uint64 = written(8, (bytes, value, at) => bytes.writeBigUInt64LE(BigInt(value), at))
