import type { Viewer } from '../../base/http/viewer.ts'
import type { Lang } from '../../base/web/language.ts'

/** Nobody signs in as it: what no person of this site did is its. */
export const systemAccount = 100_000

type Binding = 'both' | 'email' | 'phone' | 'none'

export function isBound(viewer: Pick<Viewer, 'emailBound' | 'phoneBound'>, required: Binding): boolean {
  if (required === 'none') return true
  if (required === 'email') return viewer.emailBound
  if (required === 'phone') return viewer.phoneBound
  return viewer.emailBound && viewer.phoneBound
}

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

/** Where the sign-on site's login page is reached from this site, with the way back. */
export const loginPath = (lang: Lang, returnTo: string): string =>
  `/${lang}/login2?return=${encodeURIComponent(returnTo)}`
