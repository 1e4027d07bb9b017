import { addressesOf, builtPages, layoutsOf } from '../platform/test/built-pages.ts'
import { seenPages, type SeenPage } from './pages.ts'

const parametersIn = (path: string) => path.split(':').length
/** Fewest parameters first, so that `/unveil/new` does not match `/unveil/:id`. */
const byParameters = builtPages.toSorted((one, other) => parametersIn(one) - parametersIn(other))

/** The path of a seen page without query and fragment. Pages found by a link end with a number. */
export const pathSeen = ({ path, link }: SeenPage) => (link ? `${link}1` : path.replace(/[?#].*/, ''))

/** The layouts around a page, outermost first. Addresses without a page are in the default layout. */
const layoutsAround = (seen: SeenPage): readonly string[] => {
  const path = byParameters.find(built => addressesOf(built).test(pathSeen(seen)))
  return (path && layoutsOf.get(path)) || ['site/layouts/default.tsx']
}
const nestAround = (seen: SeenPage) => layoutsAround(seen).join(' > ')
/** The outermost layout keeps the header and the way on when the page inside it fails. */
const frameAround = (seen: SeenPage) => layoutsAround(seen)[0] ?? ''

/** The first page of each nest of layouts. A layout behaves the same around all its pages, so one page stands for all. */
export const onePerNest = (pages: readonly SeenPage[]) => oneOf(pages, nestAround)
export const onePerFrame = (pages: readonly SeenPage[]) => oneOf(pages, frameAround)

/** All nests and frames of built pages, to check that a walk misses none. */
export const nestsOf = (built: readonly string[]) =>
  new Set(built.map(path => layoutsOf.get(path)?.join(' > ') ?? ''))
export const framesOf = (built: readonly string[]) =>
  new Set(built.map(path => layoutsOf.get(path)?.[0] ?? ''))

function oneOf(pages: readonly SeenPage[], keyOf: (seen: SeenPage) => string): ReadonlyMap<string, SeenPage> {
  const first = new Map<string, SeenPage>()
  for (const seen of pages) if (!first.has(keyOf(seen))) first.set(keyOf(seen), seen)
  return first
}

/** Pages of the router. Those of the sign-on site have no scripts. */
export const pagesOfSite = seenPages.filter(
  ({ path }) => !path.startsWith('/LANG/') && !path.startsWith('sso:'),
)
