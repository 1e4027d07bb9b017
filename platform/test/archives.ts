import { crc32, deflateRawSync, gzipSync } from 'node:zlib'

type ZipGiven = {
  name: string | Buffer
  content?: string | Buffer
  /** Unix mode with its type, as in `0o120777` for a link. */ mode?: number
  method?: number
  flags?: number
  /** What the directory claims instead of the truth. */
  claims?: { size?: number; packed?: number; crc?: number; at?: number; localName?: string }
}

/** A zip as its tools write it, or as an attacker would. */
export function makeZip(
  entries: readonly ZipGiven[],
  given: { before?: Buffer; after?: Buffer; count?: number; comment?: string } = {},
): Buffer {
  const parts: Buffer[] = given.before ? [given.before] : []
  const directory: Buffer[] = []
  let offset = given.before?.length ?? 0
  for (const entry of entries) {
    const { claims = {}, method = 8, flags = 0x800 } = entry
    const name = Buffer.from(entry.name)
    const localName = Buffer.from(claims.localName ?? entry.name)
    const content = Buffer.from(entry.content ?? '')
    const data = method === 8 ? deflateRawSync(content) : content
    const crc = claims.crc ?? crc32(content)
    const packed = claims.packed ?? data.length
    const size = claims.size ?? content.length
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(method, 8)
    local.writeUInt32LE(crc, 14)
    local.writeUInt32LE(packed, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(localName.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE((3 << 8) | 20, 4)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(method, 10)
    central.writeUInt32LE(crc, 16)
    central.writeUInt32LE(packed, 20)
    central.writeUInt32LE(size, 24)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38)
    central.writeUInt32LE(claims.at ?? offset, 42)
    directory.push(central, name)
    if (claims.at !== undefined) continue
    parts.push(local, localName, data)
    offset += local.length + localName.length + data.length
  }
  const index = Buffer.concat(directory)
  const comment = Buffer.from(given.comment ?? '')
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(given.count ?? entries.length, 8)
  end.writeUInt16LE(given.count ?? entries.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, index, end, comment, ...(given.after ? [given.after] : [])])
}

type TarGiven = {
  name: string
  content?: string | Buffer
  type?: string
  link?: string
  prefix?: string
  /** What the header claims instead of the truth. */ claims?: { size?: number | string; sum?: number }
}

/** A plain tar. */
export function makeTar(entries: readonly TarGiven[], given: { end?: boolean } = {}): Buffer {
  const parts = entries.flatMap(entry => {
    const content = Buffer.from(entry.content ?? '')
    const header = Buffer.alloc(512)
    header.write(entry.name, 0, 100, 'utf8')
    header.write('0000644\0', 100)
    const size = entry.claims?.size ?? content.length
    header.write(
      typeof size === 'string' ? size : `${size.toString(8).padStart(11, '0')}\0`,
      124,
      12,
      'latin1',
    )
    header.write('00000000000\0', 136)
    header.write(entry.type ?? '0', 156)
    header.write(entry.link ?? '', 157, 100, 'utf8')
    header.write('ustar\u000000', 257)
    header.write(entry.prefix ?? '', 345, 155, 'utf8')
    header.write('        ', 148)
    let sum = 0
    for (let at = 0; at < 512; at++) sum += header[at] ?? 0
    header.write(`${(entry.claims?.sum ?? sum).toString(8).padStart(6, '0')}\0 `, 148)
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]
  })
  return Buffer.concat([...parts, given.end === false ? Buffer.alloc(0) : Buffer.alloc(1024)])
}

export const makeTarGz = (entries: readonly TarGiven[], given: { end?: boolean } = {}): Buffer =>
  gzipSync(makeTar(entries, given))

/** A pax record: the length counts itself. */
export function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  let length = Buffer.byteLength(rest) + 1
  while (String(length).length + Buffer.byteLength(rest) !== length) length++
  return length + rest
}
