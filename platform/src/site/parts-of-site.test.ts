import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import siteRoutes from '../routes.ts'
import { partsOfSite } from './parts-of-site.ts'

type Entry = { id: string; parentId?: string; path?: string; index?: boolean }

/** The site's own routes as a build holds them. */
function entriesOf(configs: readonly RouteConfigEntry[], parentId: string): Entry[] {
  return configs.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file
    return [
      {
        id: own,
        parentId,
        ...(path === undefined ? {} : { path }),
        ...(index ? { index } : {}),
      },
      ...entriesOf(children, own),
    ]
  })
}
const all = [{ id: 'root', path: '' }, ...entriesOf(siteRoutes, 'root')]
const routes = Object.fromEntries(all.map(entry => [entry.id, entry]))
const build = { routes, assets: { routes } } as unknown as ServerBuild

const treeOf = (part: ServerBuild, parentId?: string): RouteObject[] =>
  Object.values(part.routes as Record<string, Entry>)
    .filter(entry => entry.parentId === parentId)
    .map(({ id, path, index }) => ({
      id,
      ...(path === undefined ? {} : { path }),
      ...(index ? { index: true } : { children: treeOf(part, id) }),
    })) as RouteObject[]

const whole = treeOf(build)
const partFor = partsOfSite(build, part => ({ tree: treeOf(part), size: Object.keys(part.routes).length }))
const found = (tree: RouteObject[], path: string) => matchRoutes(tree, path)?.map(match => match.route.id)

const filled = all.flatMap(({ id }) => {
  let path = ''
  for (let at = routes[id]; at; at = at.parentId === undefined ? undefined : routes[at.parentId])
    path = [at.path, path].filter(Boolean).join('/')
  const plain = path.replace(/:\w+\??/g, '7').replace(/\*$/, 'what/ever')
  return [`/${plain}`, `/${plain}/`, `/${plain.toUpperCase()}`, `/${plain}/more`]
})

test('a part finds for an address what the whole site finds', () => {
  expect(filled.length).toBeGreaterThan(500)
  for (const path of filled)
    expect([path, found(partFor(path).tree, path)]).toEqual([path, found(whole, path)])
})

test('also for an address that nobody has thought of', () => {
  const segment = fc.oneof(
    fc.constantFrom(...new Set(filled.flatMap(path => path.split('/')))),
    fc.constantFrom('%63ompetitions', 'a%2fb', '..', '.', ':id', '*', '%E7%AB%9E', 'COMPETITIONS'),
    fc.string({ maxLength: 8 }).map(encodeURIComponent),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), segments => {
      const { pathname } = new URL(`http://site/${segments.join('/')}`)
      expect(found(partFor(pathname).tree, pathname)).toEqual(found(whole, pathname))
    }),
    { numRuns: 500 },
  )
})

test('what nobody can read is left to the whole site', () => {
  for (const path of ['/%', '//competitions', '/competitions//7', '/a%2Fb'])
    expect([path, partFor(path).size]).toEqual([path, all.length])
})

test('a part is a part: most of the site is not in it', () => {
  for (const path of ['/', '/competitions/7/ranking', '/admin/users', '/nowhere'])
    expect(partFor(path).size).toBeLessThan(all.length / 2)
})

test('a part knows the pages above each of its own, which a browser takes for known', () => {
  for (const path of ['/competitions/7/ranking', '/admin/users', '/nowhere'])
    for (const above of ['/', path.slice(0, path.lastIndexOf('/'))])
      expect([path, above, found(partFor(path).tree, above)]).toEqual([path, above, found(whole, above)])
})

test('the data of a page has the part of the page', () => {
  for (const path of ['/competitions', '/competitions/7/ranking', '/admin/users'])
    expect(partFor(`${path}.data?_routes=x`)).toBe(partFor(path))
  expect(partFor('/_root.data')).toBe(partFor('/'))
})
