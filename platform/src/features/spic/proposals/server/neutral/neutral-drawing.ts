/** Records of drawings by Windows hold what the program that made them liked to add. */
const emfComment = 70
const emfPlus = 0x2b464d45
const emfEnd = 14
const wmfEscape = 0x0626
const wmfComment = 15

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** An EMF without its description, and without comments but those that draw. */
export function neutralEmf(original: Uint8Array): Uint8Array {
  const bytes = original.slice()
  const view = viewOf(bytes)
  const headerSize = view.getUint32(4, true)
  const [length, offset] = [view.getUint32(60, true), view.getUint32(64, true)]
  if (length > 0) bytes.fill(0, offset, offset + length * 2)
  let at = headerSize
  for (;;) {
    const [type, size] = [view.getUint32(at, true), view.getUint32(at + 4, true)]
    if (size < 8 || at + size > bytes.length) throw new Error('a drawing whose records do not fit')
    if (type === emfComment && size >= 16 && view.getUint32(at + 12, true) !== emfPlus)
      bytes.fill(0, at + 12, at + size)
    at += size
    if (type === emfEnd) return bytes.subarray(0, at)
  }
}

/** A WMF without its comments. */
export function neutralWmf(original: Uint8Array): Uint8Array {
  const bytes = original.slice()
  const view = viewOf(bytes)
  const isPlaceable = view.getUint32(0, true) === 0x9ac6cdd7
  let at = (isPlaceable ? 22 : 0) + view.getUint16((isPlaceable ? 22 : 0) + 2, true) * 2
  for (;;) {
    const [size, type] = [view.getUint32(at, true) * 2, view.getUint16(at + 4, true)]
    if (size < 6 || at + size > bytes.length) throw new Error('a drawing whose records do not fit')
    if (type === wmfEscape && view.getUint16(at + 6, true) === wmfComment) bytes.fill(0, at + 10, at + size)
    at += size
    if (type === 0) return bytes.subarray(0, at)
  }
}
