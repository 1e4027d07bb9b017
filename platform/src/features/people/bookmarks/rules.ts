/** What can be bookmarked. */
export const bookmarkKinds = ['competition', 'dataset', 'thread', 'article'] as const
export type BookmarkKind = (typeof bookmarkKinds)[number]
export type BookmarkSubject = { kind: BookmarkKind; id: number }

export const mostBookmarks = 2_000
