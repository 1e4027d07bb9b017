const ofReference = 8
const ofObject = 32

/**
 * Estimates how many bytes of memory a value takes, for caches that are bounded in bytes. Functions count as nothing,
 * whatever they hold; counting stops once the sum exceeds `most`.
 */
export function sizeOf(value: unknown, most = Number.POSITIVE_INFINITY): number {
  const seen = new Set<object>()
  const rest: unknown[] = [value]
  let bytes = 0
  while (rest.length > 0 && bytes <= most) {
    const one = rest.pop()
    bytes += ofReference
    if (typeof one === 'string') bytes += ofReference + 2 * one.length
    if (typeof one !== 'object' || one === null || seen.has(one)) continue
    seen.add(one)
    bytes += ofObject
    if (ArrayBuffer.isView(one)) bytes += one.byteLength
    else if (one instanceof Map) for (const pair of one) rest.push(...pair)
    else if (Array.isArray(one) || one instanceof Set) for (const part of one) rest.push(part)
    else for (const part of Object.values(one)) rest.push(part)
  }
  return bytes
}
