import { expect, test } from 'vitest'
import { z } from 'zod'
import type { SiteApi, SiteCalls } from '../../calls.ts'
import { defineCall, id, page, smallId, type Input } from './call.ts'

// What the compiler must refuse: `tsc` fails where a line below an expected error has none.

const summary = { zh: '', en: '' }
const about = { method: 'GET', summary, access: 'public', answer: z.object({}) } as const
const sample = defineCall({
  ...about,
  path: '/api/things/{id}/parts/{partId}',
  params: z.object({ id: id(), partId: smallId() }),
  query: z.object({ owner: id().optional(), page: page() }),
})
type Given = Input<typeof sample>

/** Written here, never run. */
export function wrongInputs(api: SiteApi, text: string): unknown[] {
  const params = { id: 1, partId: 2 }
  const query = { page: 1 }
  const ask = (given: Given) => given
  return [
    ask({ params, query }),
    ask({ params: { id: '1', partId: '2' }, query: { owner: '3', page: '4' } }),
    ask({ params, query: { owner: undefined } }),
    // @ts-expect-error an id is missing
    ask({ params: { id: 1 }, query }),
    // @ts-expect-error an id is needed
    ask({ params: { id: undefined, partId: 2 }, query }),
    // @ts-expect-error a symbol is no id
    ask({ params: { id: Symbol('id'), partId: 2 }, query }),
    // @ts-expect-error nor is just any text
    ask({ params: { id: text, partId: 2 }, query }),
    // @ts-expect-error nor null
    ask({ params: { id: null, partId: 2 }, query }),
    // @ts-expect-error a page is a number
    ask({ params, query: { page: 'next' } }),
    // @ts-expect-error a page is a number
    ask({ params, query: { page: true } }),
    // @ts-expect-error the call takes no such name
    ask({ params, query: { size: 20 } }),
    // @ts-expect-error the product's own calls are held alike
    api('GET /api/competitions/{id}', { params: { id: undefined } }),
    // @ts-expect-error and what they take
    api('GET /api/competitions', { query: { sort: 'best' } }),
  ]
}

export const wrongCalls = () => [
  // @ts-expect-error a parameter without a schema
  defineCall({ ...about, path: '/api/things/{id}' }),
  // @ts-expect-error the second parameter has no schema
  defineCall({ ...about, path: '/api/things/{id}/parts/{partId}', params: z.object({ id: id() }) }),
  // @ts-expect-error the schema names another parameter
  defineCall({ ...about, path: '/api/things/{id}', params: z.object({ thingId: id() }) }),
  // @ts-expect-error the schema names one that the path lacks
  defineCall({ ...about, path: '/api/things/{id}', params: z.object({ id: id(), partId: id() }) }),
  // @ts-expect-error the path has none
  defineCall({ ...about, path: '/api/things', params: z.object({ id: id() }) }),
]

type Part<C, Name extends string> = C extends { [K in Name]: infer V } ? V : Record<never, never>
/** The names of a call's params or query that take whatever they are given. */
type Loose<Values> = { [K in keyof Values]-?: unknown extends Values[K] ? K : never }[keyof Values]
type LooseIn<Name extends string> = {
  [K in keyof SiteCalls]: Loose<Part<Input<SiteCalls[K]>, Name>> extends never ? never : K
}[keyof SiteCalls]

type None<Names extends never> = Names
/** No call of the product takes just anything in its address: otherwise `tsc` names it here. */
export type LooseCalls = None<LooseIn<'params'> | LooseIn<'query'>>

test('a number may be given as it is written in an address', () => {
  expect(sample.params?.parse({ id: '7', partId: '8' })).toEqual({ id: 7, partId: 8 })
})
