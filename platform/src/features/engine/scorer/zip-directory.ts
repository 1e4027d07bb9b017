/** What the directory at the end of a zip says of a file (PKWARE APPNOTE 4.3.12); `place`: among all that it names, from 0. */
export type ZipFile = {
  place: number
  name: string
  isEncrypted: boolean
  /** How it is packed (APPNOTE 4.4.5). */
  method: number
  crc32: number
  size: number
}

const endMark = 0x06054b50
const fileMark = 0x02014b50
const endLength = 22
const fileLength = 46
const longestComment = 65_535

/** Many programs write names in UTF-8 without saying so (macOS), or in the system's own encoding (Windows: GBK in China). */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Where the record at the end begins, whose comment may hold its mark as well; bytes behind the comment are passed over. */
function endOf(view: DataView): number | undefined {
  const marks: number[] = []
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === endMark) marks.push(at)
  return marks.find(at => at + endLength + view.getUint16(at + 20, true) === view.byteLength) ?? marks[0]
}

/** The files that a zip names, folders aside; undefined where it has no directory that can be read. */
export function filesOfZip(zip: Uint8Array): ZipFile[] | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const files: ZipFile[] = []
  let at = view.getUint32(end + 16, true)
  const count = view.getUint16(end + 10, true)
  for (let place = 0; place < count; place++) {
    if (at + fileLength > end || view.getUint32(at, true) !== fileMark) return undefined
    const nameEnd = at + fileLength + view.getUint16(at + 28, true)
    const name = nameOf(zip.subarray(at + fileLength, nameEnd))
    if (!name.endsWith('/'))
      files.push({
        place,
        name,
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        crc32: view.getUint32(at + 16, true),
        size: view.getUint32(at + 24, true),
      })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] as number)
  return (value ^ 0xffffffff) >>> 0
}
