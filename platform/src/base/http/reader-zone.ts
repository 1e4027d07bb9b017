/** The time zone that an earlier visit left in a cookie, by the one name it has; null without one or for what is none. */
export function readerZoneOf(cookies: { zone?: string | undefined }): string | null {
  if (!cookies.zone || cookies.zone.length > 60) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: cookies.zone }).resolvedOptions().timeZone
  } catch {
    // What is no zone says nothing; that is what null means.
    return null
  }
}
