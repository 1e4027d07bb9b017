/** Characters of a name that people are known by. */
export const userNameLimit = 40
export const daysBetweenNames = 30

/** From when on a name may be changed again; null where it may be now. */
export function nextNameChange(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null
  const next = new Date(changedAt.getTime() + daysBetweenNames * 86_400_000)
  return next > now ? next : null
}

/** Whether nothing in a name is there without being seen: two that look alike must not be two. */
export const isWhollyVisible = (name: string): boolean =>
  !/[\p{Default_Ignorable_Code_Point}\u2800]/u.test(name)

/** Under which a name is looked for; the database makes the key that must be unique by `user_name_key`. */
export const userNameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** How pages look; `system` as the device does. */
export const themes = ['light', 'dark', 'system'] as const
