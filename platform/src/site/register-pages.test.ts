import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeWorld, type World } from '../../test/world.ts'
import { registerSitemap } from '../sitemap.ts'
import { registerPages } from './register-pages.ts'
import { registerShare } from './share/register-share.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld({ READS_PER_SECOND: '4' }, { hasOwnServer: true })
  registerSitemap(world.app, world)
  registerShare(world.app, world)
  await registerPages(world.app, async () => 'a page', 'page')
})
afterAll(() => world.close())

/** As many as pass at once, from an address that has asked for nothing yet, and then one more. */
let lines = 0
async function flood(url: string, headers: Record<string, string> = {}) {
  const remoteAddress = `192.0.2.${++lines}`
  const ask = () => world.app.inject({ url, headers, remoteAddress })
  const passed = await Promise.all(Array.from({ length: 16 }, ask))
  expect(passed.map(({ statusCode }) => statusCode)).not.toContain(429)
  return ask()
}

test.each([
  ['zh-CN', '操作太频繁，请稍后再试。', '回到首页'],
  ['en-US', 'Too many requests. Please try again in a moment.', 'Back to home'],
])(
  'a page that is asked for too often says so and when to come again, in %s',
  async (lang, message, home) => {
    const refused = await flood('/competitions', { 'accept-language': lang })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
    expect(refused.headers['content-type']).toContain('text/html')
    for (const text of [`<html lang="${lang}">`, message, home]) expect(refused.body).toContain(text)
  },
)

test.each([
  '/competitions.data',
  '/sitemap.xml',
  '/share/nothing.png',
  '/api/information/feed/zh-CN',
  '/api/users/inbox/events',
  '/api/no',
])('%s asked for too often is refused in the envelope', async url => {
  const refused = await flood(url)
  expect([refused.statusCode, refused.json().errno]).toEqual([429, 'e42901'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test.each(['/healthz', '/readyz'])('%s answers monitors however often they ask', async url => {
  const check = vi.spyOn(world.storage, 'check')
  expect((await flood(url)).statusCode).toBe(200)
  // A flood costs the database and the storage one check a second.
  expect(check.mock.calls.length).toBeLessThan(8)
  check.mockRestore()
})
