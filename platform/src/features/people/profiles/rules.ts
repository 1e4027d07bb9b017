// The tabs of the older profile pages, by what they are called today.
const tabs: Record<string, string> = {
  default: '',
  'competition-history': '',
  following: '/followings',
  followers: '/followers',
  publishes: '/publishes',
  collections: '/collections',
}

/** Where an older profile page (`/user/{id}`, `/user/{id}/{tab}`) stands today. */
export const profilePath = (id: string, tab = 'default'): string =>
  `/users/${encodeURIComponent(id)}${tabs[tab] ?? ''}`
