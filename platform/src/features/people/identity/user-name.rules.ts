/** Characters of a name that people are known by. */
export const userNameLimit = 40
export const daysBetweenNames = 30

/** From when on a name may be changed again; null where it may be now. */
export function nextNameChange(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null
  const next = new Date(changedAt.getTime() + daysBetweenNames * 86_400_000)
  return next > now ? next : null
}

/**
 * Under which a name is looked for; the database makes the key that must be unique by `user_name_key`. A sigma that ends
 * what is typed need not end the name.
 */
export const userNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ')

/** How pages look; `system` as the device does. */
export const themes = ['light', 'dark', 'system'] as const
