import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../../../test/world.ts'

let world: World
let port: number
beforeAll(async () => {
  world = await makeWorld()
  port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => world.close())

/** What comes back for these bytes until the connection ends. */
const send = (bytes: string) =>
  new Promise<string>((done, failed) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', text => (answer += text))
    socket.once('end', () => done(answer)).once('error', failed)
  })

const close = 'connection: close\r\n\r\n'

test.each([
  [
    'headers without measure',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
    431,
    'e43101',
  ],
  ['no request at all', 'hello\r\n\r\n', 400, 'e40002'],
  ['another protocol', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400, 'e40002'],
  [
    'a length that is none',
    'POST /api/tokens HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n',
    400,
    'e40002',
  ],
  [
    'two lengths',
    'POST /api/tokens HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'e40002',
  ],
  [
    'both ways of saying how long it is',
    'POST /api/tokens HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'e40002',
  ],
  ['a sign that no header has', 'GET / HTTP/1.1\r\nhost: a\r\nx\u0000y: z\r\n\r\n', 400, 'e40002'],
  ['no host', `GET /api/competitions HTTP/1.1\r\n${close}`, 400, 'e40002'],
  ['no path', `GET * HTTP/1.1\r\nhost: a\r\n${close}`, 400, 'e40002'],
  ['what is expected in vain', `GET /api/no HTTP/1.1\r\nhost: a\r\nexpect: tea\r\n${close}`, 404, 'e40401'],
  ['the whole address', `GET http://a/api/no HTTP/1.1\r\nhost: a\r\n${close}`, 404, 'e40401'],
  ['a method of calls for a page', `PUT / HTTP/1.1\r\nhost: a\r\n${close}`, 405, 'e40501'],
  ['a form for a page', `POST /x HTTP/1.1\r\nhost: a\r\n${close}`, 405, 'e40501'],
  ['a method of others', `PROPFIND /api/competitions HTTP/1.1\r\nhost: a\r\n${close}`, 405, 'e40501'],
  ['a method of others for nothing', `MKCOL /api/no HTTP/1.1\r\nhost: a\r\n${close}`, 404, 'e40401'],
])('%s is answered in the envelope', async (_name, bytes, status, errno) => {
  const answer = await send(bytes)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/)
  expect(head).toMatch(/\r\nx-content-type-options: nosniff/)
  expect(JSON.parse(body)).toMatchObject({ errno, message: expect.stringMatching(/\p{Script=Han}/u) })
})

test.each([
  ['accept-language: en-US', 'en-US'],
  ['accept-language: zh-CN,zh;q=0.9', 'zh-CN'],
  ['accept-language: en-US\r\ncookie: theme=dark; lang=zh-CN', 'zh-CN'],
  ['cookie: lang=en-US', 'en-US'],
])('what cannot be read is answered in the language of its %j', async (header, lang) => {
  const answer = await send(`GET / HTTP/1.1\r\nhost: a\r\n${header}\r\nx\u0000y: z\r\n\r\n`)
  expect(/\p{Script=Han}/u.test(answer) ? 'zh-CN' : 'en-US').toBe(lang)
})
