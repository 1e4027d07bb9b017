/** Whether what is there now is none of those that the reader has (RFC 9110, If-None-Match: weak comparison, `*` is all). */
export function isNoneOf(header: string | undefined, etag: string): boolean {
  if (header === undefined) return true
  const strong = (tag: string) => tag.trim().replace(/^W\//, '')
  return !header.split(',').some(tag => tag.trim() === '*' || strong(tag) === strong(etag))
}
