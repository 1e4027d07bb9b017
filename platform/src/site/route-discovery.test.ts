import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerRouteDiscovery } from './route-discovery.ts'

const app = Fastify()
const asked: string[] = []
registerRouteDiscovery(app, () => async request => {
  asked.push(new URL(request.url).searchParams.get('paths') ?? '')
  return Response.json({ home: {} }, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
})

const ask = (query: string) => app.inject({ url: `/__manifest${query}` })
const pathsOf = (count: number) => `?paths=${Array.from({ length: count }, (_, index) => index).join(',')}`

test('a page learns which routes its links lead to, and browsers keep it', async () => {
  const answer = await ask('?paths=%2F%2C%2Fdatasets')
  expect(answer.json()).toEqual({ home: {} })
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(asked).toEqual(['/,/datasets'])
})

test('nobody makes the site search for more links than a page has', async () => {
  for (const [query, status] of [
    [pathsOf(400), 200],
    [pathsOf(401), 400],
    ['', 400],
    ['?paths=1&paths=2', 400],
  ] as const)
    expect([query.length, (await ask(query)).statusCode]).toEqual([query.length, status])
})

test('a host that is none is answered like another', async () => {
  const answer = await app.inject({ url: '/__manifest?paths=%2F', headers: { host: 'no host: at all' } })
  expect(answer.statusCode).toBe(200)
})
