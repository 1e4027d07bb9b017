import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Written } from './damage.ts'

/** An archive around a file, and how it is refused where its making already decides that. */
export type Packed = { name: string; bytes: Buffer; refused?: string }
type Pack = (inner: Written & { ending: string }) => Packed

type Entry = {
  name: string
  content: Buffer
  isStored?: boolean
  isEncrypted?: boolean
  /** Another method than it is packed by: 12 is bzip2, 14 LZMA. */
  method?: number
  /** Its name is in UTF-8 as always, and nothing says so. */
  isUnmarked?: boolean
  lies?: 'size' | 'checksum'
}

/** PKWARE APPNOTE 4.3: local entries, the directory, its end. */
export function zip(entries: readonly Entry[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, isStored, isEncrypted, method, isUnmarked, lies } of entries) {
    const packed = isStored ? content : deflateRawSync(content)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE((isEncrypted ? 1 : 0) | (isUnmarked ? 0 : 0x800), 2)
    shared.writeUInt16LE(method ?? (isStored ? 0 : 8), 4)
    shared.writeUInt32LE((crc32(content) ^ (lies === 'checksum' ? 1 : 0)) >>> 0, 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(content.length + (lies === 'size' ? 1 : 0), 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, rest, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...locals, ...directory, end, Buffer.from(comment)])
}

const beside: Entry[] = [
  { name: '__MACOSX/._result.csv', content: Buffer.from('x') },
  { name: '._结果.csv', content: Buffer.from('x'), isUnmarked: true },
  { name: '.DS_Store', content: Buffer.from('x'), isStored: true },
  { name: 'out/', content: Buffer.alloc(0), isStored: true },
  { name: 'out/Thumbs.db', content: Buffer.from('x') },
]

const inZip =
  (
    make: (entry: Entry) => { entries: Entry[]; comment?: string; refused?: string },
    named = (ending: string) => `out/结果${ending}`,
  ): Pack =>
  inner => {
    const made = make({ name: named(inner.ending), content: inner.bytes })
    const refused = made.refused === undefined ? {} : { refused: made.refused }
    return { name: 'result.zip', bytes: zip(made.entries, made.comment), ...refused }
  }

const inGzip: Pack = ({ bytes, ending }) => ({ name: `result${ending}.gz`, bytes: gzipSync(bytes) })

/** At a share of the whole, and never nothing. */
const cutOff =
  (pack: Pack, share: number): Pack =>
  inner => {
    const packed = pack(inner)
    const length = Math.floor(share * packed.bytes.length)
    return { ...packed, bytes: packed.bytes.subarray(0, length), refused: 'archive_damaged' }
  }
/** A wrong bit in the last eight bytes of gzip is one of its checksum or length. */
const wrongSum =
  (pack: Pack, byte: number): Pack =>
  inner => {
    const packed = pack(inner)
    const bytes = Buffer.from(packed.bytes)
    const place = bytes.length - 1 - byte
    bytes[place] = (bytes[place] as number) ^ 1
    return { ...packed, bytes, refused: 'archive_damaged' }
  }

export const pack: fc.Arbitrary<Pack> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(inGzip) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Pack[]>(
      inZip(entry => ({ entries: [entry] })),
      inZip(entry => ({ entries: [{ ...entry, isStored: true }] })),
      inZip(entry => ({ entries: [...beside, entry], comment: 'made by hand' })),
      inZip(entry => ({ entries: [entry, ...beside] })),
      inZip(entry => ({ entries: [...beside, { ...entry, isUnmarked: true }] })),
    ),
  },
  fc.constantFrom<Pack[]>(
    inZip(entry => ({ entries: [entry, { ...entry, name: `b-${entry.name}` }], refused: 'archive' })),
    inZip(() => ({ entries: beside, refused: 'archive' })),
    inZip(() => ({ entries: [], refused: 'archive' })),
    inZip(
      entry => ({ entries: [entry], refused: 'archive' }),
      () => 'result.xlsx',
    ),
    inZip(
      entry => ({ entries: [{ ...entry, content: gzipSync(entry.content) }], refused: 'archive' }),
      ending => `result${ending}.gz`,
    ),
    inZip(entry => ({ entries: [{ ...entry, isEncrypted: true }], refused: 'archive_encrypted' })),
    inZip(entry => ({ entries: [{ ...entry, method: 12 }], refused: 'archive_method' })),
    inZip(entry => ({ entries: [{ ...entry, lies: 'size' }], refused: 'archive_damaged' })),
    inZip(entry => ({ entries: [{ ...entry, lies: 'checksum' }], refused: 'archive_damaged' })),
    inZip(entry => ({ entries: [{ ...entry, isStored: true, lies: 'size' }], refused: 'archive_damaged' })),
  ),
  fc
    .tuple(
      fc.constantFrom(
        inGzip,
        inZip(entry => ({ entries: [entry] })),
      ),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
    )
    .map(([one, share]) => cutOff(one, share)),
  fc.nat(7).map(byte => wrongSum(inGzip, byte)),
  fc.constant<Pack>(({ ending }) => ({
    name: `result${ending}.gz`,
    bytes: Buffer.from('id,value\n1,1\n'),
    refused: 'misnamed',
  })),
)
