import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

/** What a route puts into `handle` to have a menu of its own beside its pages. `data` is its loader's. */
export type AsideHandle<D = never> = { aside: ComponentType<{ data: D }> }

const isAside = (handle: unknown): handle is AsideHandle<unknown> =>
  typeof handle === 'object' && handle !== null && 'aside' in handle

/** The menu of the innermost route that has one; nothing where it could not be loaded. */
export function useAside() {
  const match = useMatches().findLast(one => isAside(one.handle) && one.loaderData !== undefined)
  if (!match || !isAside(match.handle)) return
  return { Menu: match.handle.aside, data: match.loaderData }
}
