const day = 86_400_000

/** How long somebody who wants to leave may still stay. */
export const graceDays = 14
/** How long what was made for a download is kept. */
export const keptDays = 7
/** How fresh the proof of who asks must be before what cannot be undone. */
export const freshMinutes = 15

export const dueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + graceDays * day)
export const expiresAt = (askedAt: Date): Date => new Date(askedAt.getTime() + keptDays * day)

/** Whether somebody proved a moment ago who they are. */
export const isFresh = (authenticatedAt: Date | null, now: Date): boolean =>
  authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= freshMinutes * 60_000

/** What stands in the place of the name of somebody who left; both languages, as a name is one text for all readers. */
export const formerName = (userId: number): string => `已注销 Former participant ${userId}`
