/** The address that a person's own pages have where it leaves the person out: `/users`, and `/user/-/…`. */
export function ownPath(path: string, userId: number): string | undefined {
  if (/^\/users\/?$/.test(path)) return `/users/${userId}`
  const rest = /^\/user\/-(\/.*)?$/.exec(path)
  return rest ? `/user/${userId}${rest[1] ?? ''}` : undefined
}
