/** A return address on the platform or on this site; undefined for anything else, however it is written. */
export function safeReturn(text: string | undefined, origins: readonly string[]): string | undefined {
  if (!text || /[\\\p{Cc}\s]/u.test(text)) return undefined
  const [own] = origins
  try {
    const target = new URL(text, own)
    if (target.username || target.password || !origins.includes(target.origin)) return undefined
    if (text.startsWith('//')) return undefined
    return target.href
  } catch {
    return undefined
  }
}
