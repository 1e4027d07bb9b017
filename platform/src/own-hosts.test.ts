import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSite } from '../test/stage-content.ts'
import { makeWorld, type World } from '../test/world.ts'
import { registerOwnHosts } from './own-hosts.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld({ PUBLIC_URL: 'https://leitai.example' })
  const { id } = await fillSite(world, 'contest', 1)
  await fillSite(world, 'other', 1)
  await world.db.updateTable('content_site').set({ host: 'contest.example' }).where('id', '=', id).execute()
  registerOwnHosts(world.app, world)
  world.app.get('/*', (_request, reply) => reply.send('the site'))
})
afterAll(() => world.close())

const ask = async (host: string, url: string) => {
  const { statusCode, headers } = await world.app.inject({ url, headers: { host } })
  return [statusCode, headers.location]
}

test.each([
  ['/', 'https://leitai.example/special/contest'],
  ['/news?page=2', 'https://leitai.example/special/contest/news?page=2'],
  ['/news/28', 'https://leitai.example/special/contest/news/28'],
  ['/content-3/', 'https://leitai.example/special/contest/content-3'],
  // Whatever is asked for, it leads to this site's pages.
  ['//evil.example/news', 'https://leitai.example/special/contest/news'],
  ['/@evil.example', 'https://leitai.example/special/contest'],
  ['/news/../../../admin', 'https://leitai.example/special/contest'],
  ['/news/..%2f..%2fadmin', 'https://leitai.example/special/contest/news/..%2f..%2fadmin'],
])('%s of a site’s own host leads to %s', async (url, to) =>
  expect(await ask('contest.example', url)).toEqual([302, to]),
)

test.each(['leitai.example', 'unknown.example'])('%s is answered as ever', async host =>
  expect(await ask(host, '/')).toEqual([200, undefined]),
)
