import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/routes.ts'

const empty = /\/errors\/(not-found|error)\.page\.tsx$/

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(entry => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    return entry.children ? pathsOf(entry.children, path) : empty.test(entry.file) ? [] : [path || '/']
  })

/** Every page that is built, by its path in the URL map. */
export const builtPages: readonly string[] = pathsOf(routes)
