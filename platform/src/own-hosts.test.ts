import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSite } from '../test/stage-content.ts'
import { makeWorld, type World } from '../test/world.ts'
import { registerOwnHosts } from './own-hosts.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld({ PUBLIC_URL: 'https://leitai.example' })
  const { id } = await fillSite(world, 'contest', 1)
  // One that was saved before such names were refused: it would take what is asked of this machine.
  const { id: other } = await fillSite(world, 'other', 1)
  await world.db.updateTable('content_site').set({ host: '127.0.0.1' }).where('id', '=', other).execute()
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
  ['//evil.example/news', 'https://leitai.example/special/contest'],
  ['//[', 'https://leitai.example/special/contest'],
  ['/@evil.example', 'https://leitai.example/special/contest'],
  ['/news/../../../admin', 'https://leitai.example/special/contest'],
  ['/news/..%2f..%2fadmin', 'https://leitai.example/special/contest/news/..%2f..%2fadmin'],
])('%s of a site’s own host leads to %s', async (url, to) =>
  expect(await ask('contest.example', url)).toEqual([302, to]),
)

test.each(['CONTEST.example', 'contest.example.', 'contest.example:8443'])(
  '%s is the same host',
  async host => expect(await ask(host, '/')).toEqual([302, 'https://leitai.example/special/contest']),
)

test.each(['leitai.example', 'unknown.example', '127.0.0.1'])('%s is answered as ever', async host =>
  expect(await ask(host, '/')).toEqual([200, undefined]),
)

/** Request targets that parsers of addresses disagree about. */
const targets = [
  '/',
  '//',
  '//[',
  '//[::1',
  '//[]/',
  '//a:b@c:99999/',
  '//evil.example:port/',
  '///[',
  '/\\[',
  '/[',
  '/%',
  '/%00',
  '/%FF',
  '/..//[',
  '/?[',
  '/#',
  '//%5B',
  '/news/[',
  '/assets/../[',
  '/__manifest?paths=//[',
  '/login2',
  '//[.data',
  '/api//[',
  '?',
  '[',
  '*',
  'http://[',
  'http://[/',
  'https://a:99999/',
  'http://',
  'ftp://a/',
  'a:80',
]
const hosts = [
  undefined,
  '',
  '[',
  '[::1',
  ':',
  'a:b',
  'a:99999',
  'a b',
  'a,b',
  '%',
  '//[',
  'ä',
  '.',
  'a@b',
  'localhost.',
]

/** The status of the answer to each odd target with each odd host, by every version of HTTP/1. */
async function askOddly(port: number, more: readonly string[] = []): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const target of targets)
    for (const host of [...hosts, ...more])
      for (const version of ['1.0', '1.1']) {
        const bytes = `GET ${target} HTTP/${version}\r\n${host === undefined ? '' : `host: ${host}\r\n`}connection: close\r\n\r\n`
        found.set(bytes, await statusOf(port, bytes))
      }
  return found
}

const statusOf = (port: number, bytes: string) =>
  new Promise<number>((done, failed) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('latin1').on('data', text => (answer += text))
    socket.once('end', () => done(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0))).once('error', failed)
  })

test('odd request targets and hosts are never answered with 500', async () => {
  const port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const faults = [...(await askOddly(port, ['contest.example', 'CONTEST.example:80']))].filter(
    ([, status]) => status < 200 || status >= 500,
  )
  expect(faults).toEqual([])
})
