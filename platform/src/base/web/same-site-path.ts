/**
 * The place on this site that a return address names, or `/`: never another site, whatever trick it is written
 * with (`//host`, `/\host`, control characters, user info, another scheme).
 */
export function sameSitePath(returnTo: string | null | undefined, publicUrl: string): string {
  if (!returnTo || /[\\\p{Cc}]/u.test(returnTo)) return '/'
  const own = new URL(publicUrl)
  let target: URL
  try {
    target = new URL(returnTo, own)
  } catch {
    return '/'
  }
  if (target.origin !== own.origin || target.username || target.password) return '/'
  const path = `${target.pathname}${target.search}${target.hash}`
  return path.startsWith('//') ? '/' : path
}

/** The page of this site that somebody came from to fill something in, where the address names one in its `origin`. */
export function originOf(url: URL, publicUrl: string): string | null {
  const origin = url.searchParams.get('origin')
  return origin === null ? null : sameSitePath(origin, publicUrl)
}
