import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWorld, type World } from '../../../test/world.ts'
import { handlers } from '../../handlers.ts'
import { whoAsks } from '../../who-asks.ts'
import { makeLog } from '../log/log.ts'
import { makeServer } from './server.ts'

let world: World
let app: Awaited<ReturnType<typeof makeServer>>
let port: number
beforeAll(async () => {
  world = await makeWorld()
  app = await makeServer({
    services: world,
    log: makeLog('test', 'silent'),
    handlers,
    ...whoAsks,
    timeouts: { head: 300, body: 300, part: 300, request: 20_000, checkEach: 50 },
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await app.close()
  await world.close()
})

/** Sends the beginning, and then `more` again and again until the connection ends; what was answered, and how much was taken. */
const send = (start: string, more: string, everyMs: number) =>
  new Promise<{ answer: string; taken: number }>(done => {
    let answer = ''
    let timer: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(start)
      timer = setInterval(() => socket.writableNeedDrain || socket.write(more), everyMs)
    })
    socket.setEncoding('utf8').on('data', text => (answer += text))
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearInterval(timer)
      done({ answer, taken: socket.bytesWritten })
    })
  })

const json = 'POST /api/tokens HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
const feedback =
  'POST /api/feedback HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000000000\r\n\r\n'
const form =
  'POST /api/competitions/1/uploads HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\n'

test.each([
  ['a head', 'GET /api/places HTTP/1.1\r\nhost: a\r\n', 'x: y\r\n'],
  ['a body', `${json}content-length: 1000\r\n\r\n`, '{'],
  ['a body of unknown length', `${json}transfer-encoding: chunked\r\n\r\n`, '1\r\n{\r\n'],
  ['a form with files', `${feedback}--b\r\ncontent-disposition: form-data; name="body"\r\n\r\n`, 'x'],
])('%s that drips in is refused, and its connection ends', async (_name, start, more) => {
  const { answer } = await send(start, more, 20)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('e40801')
})

const chunk = 'x'.repeat(65_536)

test.each([
  ['JSON of a declared length', `${json}content-length: 1000000000000\r\n\r\n`, chunk, 413],
  ['JSON of unknown length', `${json}transfer-encoding: chunked\r\n\r\n`, `10000\r\n${chunk}\r\n`, 413],
  ['a form of a declared length', `${form}content-length: 1000000000000\r\n\r\n`, chunk, 401],
  ['a form without a part', feedback, chunk, 413],
  ['a form with a part that has no name', `${feedback}--b\r\nx: y\r\n\r\n`, chunk, 413],
  ['a form with a head without end', `${feedback}--b\r\n`, 'x: yyyyyyyyyyyyyyyy\r\n'.repeat(3_000), 413],
  ['a form of parts without end', feedback, '--b\r\nx: y\r\n\r\n\r\n', 413],
  ['a form with more behind its end', `${feedback}--b--\r\n`, chunk, 413],
  ['a form of unknown length', `${form}transfer-encoding: chunked\r\n\r\n`, `10000\r\n${chunk}\r\n`, 401],
])('%s that was refused is not read to its end', async (_name, start, more, status) => {
  const { answer, taken } = await send(start, more, 1)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  // Besides what the system itself takes for a socket.
  expect(taken).toBeLessThan(30_000_000)
})
