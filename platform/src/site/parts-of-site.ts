import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * The site in parts by the first segment of an address. React Router tries every route of the site in turn, several
 * times for each page: with some two hundred routes that took longer than a page's own work. A part holds those routes
 * that an address of its segment can be, in their order, so that it finds what the whole would find. The home page is
 * in each: a browser takes an address above the page for known. Null asks for the whole.
 */
export function partsOfSite<Handler>(
  build: ServerBuild,
  handle: (part: ServerBuild) => Handler,
): (url: string | null) => Handler {
  const whole = handle(build)
  const segments = new Map(
    Object.keys(build.routes).map(id => [id, firstSegmentOf(pathOf(build.routes, id))]),
  )
  const known = new Set(segments.values())
  const made = new Map<string, Handler>()
  return url => {
    const asked = url === null ? undefined : segmentOf(url)
    if (asked === undefined) return whole
    const segment = known.has(asked) ? asked : ''
    const before = made.get(segment)
    if (before) return before
    const part = handle(partOf(build, id => [segment, '', undefined].includes(segments.get(id))))
    made.set(segment, part)
    return part
  }
}

/** The build with these leaves and all that they stand under. */
function partOf(build: ServerBuild, isIn: (id: string) => boolean): ServerBuild {
  const ids = new Set<string>()
  for (const id of Object.keys(build.routes))
    if (isIn(id)) for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) ids.add(at)
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}

function pathOf(routes: Routes, id: string): string {
  const { parentId, path = '' } = routes[id] as NonNullable<Routes[string]>
  return [parentId === undefined ? '' : pathOf(routes, parentId), path].filter(Boolean).join('/')
}

/** Undefined where it may be anything. */
function firstSegmentOf(path: string): string | undefined {
  const [first = ''] = path.split('/')
  return /[:*?]/.test(first) ? undefined : first.toLowerCase()
}

/** Undefined for what is written so oddly that only the whole site can tell what it is. */
function segmentOf(url: string): string | undefined {
  try {
    const { pathname } = new URL(`http://site${url}`)
    if (pathname.includes('//')) return undefined
    const path = pathname.replace(/\.data$/, '')
    const segment = decodeURIComponent(path.split('/')[1] ?? '').toLowerCase()
    return segment.includes('/') ? undefined : segment === '_root' ? '' : segment
  } catch {
    return undefined
  }
}
