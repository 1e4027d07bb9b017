import { expect, test } from 'vitest'
import { pathTo } from './path-to.ts'

test('the parameters stand in the path of the page, escaped', () => {
  expect(pathTo('/competitions/:id', { id: 7 })).toBe('/competitions/7')
  expect(pathTo('/competitions/:id/discuss/:threadId', { id: '7', threadId: 12 })).toBe(
    '/competitions/7/discuss/12',
  )
  expect(pathTo('/admin/catalogue/:kind/:key', { kind: 'tags', key: 'a/b ?热' })).toBe(
    '/admin/catalogue/tags/a%2Fb%20%3F%E7%83%AD',
  )
})

test('a page without parameters is its path', () => {
  expect(pathTo('/datasets')).toBe('/datasets')
})

/** Written here, never run: `tsc` fails where a line below an expected error has none. */
export const wrongLinks = () => [
  // @ts-expect-error there is no such page
  pathTo('/competitions/:id/rankng', { id: 7 }),
  // @ts-expect-error a parameter is missing
  pathTo('/competitions/:id'),
  // @ts-expect-error the parameter has another name
  pathTo('/competitions/:id', { competitionId: 7 }),
  // @ts-expect-error a parameter is a number or a text
  pathTo('/competitions/:id', { id: undefined }),
]
