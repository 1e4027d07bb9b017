import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForCode, complaint, complaints, log, logTo, notSent, outbox, said, sent } from './asking.ts'
import { makeTestSite, type TestSite } from './browser.ts'

type Got = { path: string | undefined; headers: IncomingMessage['headers']; body: string }
const got: Got[] = []
let answer = 200
let server: Server
let site: TestSite
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    got.push({ path: request.url, headers: request.headers, body: await text(request) })
    reply.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('t0p-secret echoed')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  site = await makeTestSite(
    {
      SMS_WEBHOOK_URL: `http://leitai:t0p-secret%3F@127.0.0.1:${port}/send?key=t0p-secret`,
      LOG_LEVEL: 'info',
    },
    logTo,
  )
})
beforeEach(() => {
  log.splice(0)
  answer = 200
  got.splice(0)
})
afterAll(async () => {
  await site.close()
  await new Promise(done => server.close(done))
})

test('the webhook gets number and text as JSON, and the name and password of its address', async () => {
  expect((await askForCode(site, '139 0000 1111')).body).toContain(sent)
  const [call] = got
  expect(call?.path).toBe('/send?key=t0p-secret')
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from('leitai:t0p-secret?').toString('base64')}`,
  })
  const body = JSON.parse(call?.body ?? '') as { to: string; text: string }
  expect(body).toEqual({
    to: '+8613900001111',
    text: expect.stringMatching(/^Your code is \d{6}\. /),
  })
  expect(await outbox(site)).toEqual([])
  expect(JSON.stringify(said())).not.toContain(/\d{6}/.exec(body.text)?.[0])
})

test.each([
  [500, 'answered 500', '13900002222'],
  [302, 'redirect', '13900003333'],
])('an answer of %i is said to the person, and the log keeps the secret', async (status, reason, number) => {
  answer = status
  const failed = await askForCode(site, number)
  expect([failed.status, failed.body]).toEqual([400, expect.stringContaining(notSent)])
  expect(complaints()).toEqual(complaint('phone', reason))
  expect(log.join('')).not.toContain('t0p-secret')
  expect(complaints()[0]?.reason).not.toMatch(/\d{6}/)
  expect(got.map(call => call.path)).toEqual(['/send?key=t0p-secret'])
  answer = 200
  expect((await askForCode(site, number)).body).toContain(sent)
})
