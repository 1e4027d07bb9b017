import type { RouteConfigEntry } from '@react-router/dev/routes'

/**
 * Gives a route, and those below it, a name where it has none: its file's, `teams` for
 * `features/competing/teams/web/teams.page.tsx`. Every page ships the names of all routes, so they are short; React
 * Router refuses two of one name.
 */
export const shortlyNamed = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  id:
    entry.id ??
    entry.file
      .replace(/^(features\/[a-z-]+\/[a-z-]+\/web|site)\//, '')
      .replace(/(\.(page|layout))?\.tsx?$/, ''),
  ...(entry.children ? { children: entry.children.map(shortlyNamed) } : {}),
})
