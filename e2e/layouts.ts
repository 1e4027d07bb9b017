import { addressesOf, builtPages, layoutsOf } from '../platform/test/built-pages.ts'
import { seenPages, type SeenPage } from './pages.ts'

const parametersIn = (path: string) => path.split(':').length
/** Those with the fewest parameters first: `/unveil/new` is not the need that is called new. */
const byParameters = builtPages.toSorted((one, other) => parametersIn(one) - parametersIn(other))

/** What of the address of a seen page is in the URL map; what is linked to ends with a number. */
export const pathSeen = ({ path, link }: SeenPage) => (link ? `${link}1` : path.replace(/[?#].*/, ''))

/** The layouts around a page, from without to within; around one that is not there, what is around all those. */
const layoutsAround = (seen: SeenPage): readonly string[] => {
  const path = byParameters.find(built => addressesOf(built).test(pathSeen(seen)))
  return (path && layoutsOf.get(path)) || ['site/layouts/default.tsx']
}
const nestAround = (seen: SeenPage) => layoutsAround(seen).join(' > ')
/** The outermost has the header and the way on when what is within fails. */
const frameAround = (seen: SeenPage) => layoutsAround(seen)[0] ?? ''

/** The first page of each nest of layouts, by its nest: what a layout does, it does around all its pages. */
export const onePerNest = (pages: readonly SeenPage[]) => oneOf(pages, nestAround)
export const onePerFrame = (pages: readonly SeenPage[]) => oneOf(pages, frameAround)

/** The nests and frames of built pages, so that a walk can tell that it missed none. */
export const nestsOf = (built: readonly string[]) =>
  new Set(built.map(path => layoutsOf.get(path)?.join(' > ') ?? ''))
export const framesOf = (built: readonly string[]) =>
  new Set(built.map(path => layoutsOf.get(path)?.[0] ?? ''))

function oneOf(pages: readonly SeenPage[], keyOf: (seen: SeenPage) => string): ReadonlyMap<string, SeenPage> {
  const first = new Map<string, SeenPage>()
  for (const seen of pages) if (!first.has(keyOf(seen))) first.set(keyOf(seen), seen)
  return first
}

/** Pages that the router makes; those of the sign-on site have no scripts. */
export const pagesOfSite = seenPages.filter(
  ({ path }) => !path.startsWith('/LANG/') && !path.startsWith('sso:'),
)
