import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/routes.ts'

const empty = /\/errors\/(not-found|error)\.page\.tsx$/
/** Guards check access and draw nothing, so they are not layouts. */
const guard = /\/guards\//

type Built = readonly [path: string, layouts: readonly string[]]

const builtIn = (entries: readonly RouteConfigEntry[], above: string, around: readonly string[]): Built[] =>
  entries.flatMap((entry): Built[] => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    if (entry.children)
      return builtIn(entry.children, path, guard.test(entry.file) ? around : [...around, entry.file])
    return empty.test(entry.file) ? [] : [[path || '/', around]]
  })
const built = builtIn(routes, '', [])

/** Every page that is built, by its path in the URL map. */
export const builtPages: readonly string[] = built.map(([path]) => path)

/** The layout files around each built page, outermost first. */
export const layoutsOf: ReadonlyMap<string, readonly string[]> = new Map(built)

/** Matches the addresses of one path of the URL map; `:id?` may be missing. */
export const addressesOf = (path: string) =>
  new RegExp(`^${path.replace(/\/:[^/]+\?/g, '(?:/[^/]+)?').replace(/\/:[^/]+/g, '/[^/]+')}$`)
