import type { ComponentType } from 'react'
import { useMatches } from 'react-router'

type Leading = { title: string; path: string }

/** What a route puts into `handle` to have a menu of its own beside its pages, which the search finds too. `data` is its loader's. */
export type AsideHandle<D = never> = {
  aside: ComponentType<{ data: D }>
  entries: (data: D) => readonly Leading[]
}

const isAside = (handle: unknown): handle is AsideHandle<unknown> =>
  typeof handle === 'object' && handle !== null && 'aside' in handle

/** The menu of the innermost route that has one; nothing where it could not be loaded. */
export function useAside() {
  const match = useMatches().findLast(one => isAside(one.handle) && one.loaderData !== undefined)
  if (!match || !isAside(match.handle)) return
  return { Menu: match.handle.aside, data: match.loaderData, entries: match.handle.entries(match.loaderData) }
}
