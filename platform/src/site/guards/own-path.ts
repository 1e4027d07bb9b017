import { pathTo } from '../path-to.ts'

/** The address that a person's own pages have where it leaves the person out: `/users`, and `/user/-/…`. */
export function ownPath(path: string, userId: number): string | undefined {
  if (/^\/users\/?$/.test(path)) return pathTo('/users/:id', { id: userId })
  const rest = /^\/user\/-(\/.*)?$/.exec(path)
  return rest ? pathTo('/user/:id', { id: userId }) + (rest[1] ?? '') : undefined
}
