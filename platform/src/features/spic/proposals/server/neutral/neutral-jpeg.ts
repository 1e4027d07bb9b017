const commentMark = 0xfe
const appMarks = [0xe0, 0xef] as const
/** JFIF and Adobe: how the colours are meant. */
const kept = new Set([0xe0, 0xee])

/** A JPEG as it is, without the segments in which cameras and programs write. */
export function plainJpeg(bytes: Uint8Array): Uint8Array {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  for (;;) {
    const mark = bytes[at + 1]
    if (bytes[at] !== 0xff || mark === undefined) throw new Error('a picture whose segments do not fit')
    if (mark === 0xff) {
      at++
      continue
    }
    // From here on it is the picture itself; what comes behind its end is none of it.
    if (mark === 0xda) break
    const next = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (next > bytes.length) throw new Error('a picture whose segments do not fit')
    const isTold = mark === commentMark || (mark >= appMarks[0] && mark <= appMarks[1] && !kept.has(mark))
    if (!isTold) parts.push(bytes.subarray(at, next))
    at = next
  }
  const end = endOf(bytes, at)
  parts.push(bytes.subarray(at, end))
  return Buffer.concat(parts)
}

function endOf(bytes: Uint8Array, from: number): number {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(
    '\xff\xd9',
    undefined,
    'latin1',
  )
  return at < from ? bytes.length : at + 2
}

/** A JPEG 2000 with its boxes of markup and of whatever programs like made blank, in place. */
export function plainJpeg2000(original: Uint8Array): Uint8Array {
  const bytes = original.slice()
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at)
    const length = size === 0 ? bytes.length - at : size === 1 ? Number(view.getBigUint64(at + 8)) : size
    if (length < 8 || at + length > bytes.length) {
      // Without boxes it is the bare picture.
      if (at === 0 && view.getUint32(0) === 0xff4fff51) return bytes
      throw new Error('a picture whose boxes do not fit')
    }
    const type = view.getUint32(at + 4)
    // 'xml ', 'uuid', 'uinf'
    if (type === 0x786d6c20 || type === 0x75756964 || type === 0x75696e66) {
      view.setUint32(at + 4, 0x66726565)
      bytes.fill(0, at + (size === 1 ? 16 : 8), at + length)
    }
    at += length
  }
  return bytes
}
