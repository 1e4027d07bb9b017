/** UTF-16 says so in its first two bytes, or has a zero in every second one where text is mostly ASCII. */
export function isUtf16(head: Uint8Array): boolean {
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  const seen = Math.min(head.length - (head.length % 2), 4096)
  if (seen < 4) return false
  const zeros = [0, 0]
  for (let at = 0; at < seen; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] as number) + 1
  const [even = 0, odd = 0] = zeros
  return Math.max(even, odd) > seen / 4 && Math.min(even, odd) < seen / 40
}
