import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endStreams, sendEvents } from './event-stream.ts'
import { sendFailure } from './server.ts'
import type { Failure } from '../contract/failure.ts'
import type { Viewer } from './viewer.ts'

type Start = Parameters<typeof sendEvents>[1]

let app: FastifyInstance
let port: number
/** What each stream begins with; it answers how to end it. */
let start: Start
beforeEach(async () => {
  app = Fastify()
  app.setErrorHandler((error, request, reply) => sendFailure(error as Failure, request, reply))
  app.get<{ Params: { id: string }; Querystring: { address: string } }>('/:id', (request, reply) => {
    const viewer = { userId: Number(request.params.id) } as Viewer
    const { address } = request.query
    sendEvents({ exchange: { request, reply }, viewer, address }, (...given) => start(...given), {
      person: 2,
      address: 3,
    })
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterEach(async () => {
  endStreams(app.server)
  await app.close()
})

/** A stream, and the status line that came. */
async function open(id: number, address = '192.0.2.1'): Promise<{ socket: Socket; head: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET /${id}?address=${address} HTTP/1.1\r\nhost: a\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  return { socket, head: head.toString() }
}

test('a client that does not read is closed instead of everything being kept for it', async () => {
  let sent = 0
  const stopped = new Promise<void>(done => {
    start = send => {
      send({})
      const timer = setInterval(() => (send('x'.repeat(100_000)), (sent += 100_000)), 1)
      return () => (clearInterval(timer), done())
    }
  })
  const { socket } = await open(1)
  socket.pause()
  await stopped
  // What the system itself takes for a socket, and what we let wait.
  expect(sent).toBeLessThan(50_000_000)
  socket.destroy()
})

test('ends a stream whose client does not read, and drops later events', async () => {
  const sockets: Socket[] = []
  app.server.on('connection', socket => sockets.push(socket))
  const waiting = () => sockets[0]?.writableLength ?? 0
  const stopped = new Promise<void>(done => {
    start = (send, end) => {
      send({})
      let stuck = 0
      const timer = setInterval(() => {
        stuck = waiting() < 100_000 ? 0 : stuck + 1
        for (let n = 0; n < 1_000 && waiting() < 100_000; n++) send('x'.repeat(1_000))
        // The system takes no more.
        if (stuck === 20) end()
        if (stuck > 20) send({})
      }, 1)
      return () => (clearInterval(timer), done())
    }
  })
  const { socket } = await open(1)
  socket.pause()
  await stopped
  socket.destroy()
})

test('one person, and one line, have so many streams at a time', async () => {
  const ended = Promise.withResolvers<void>()
  start = send => (send({}), ended.resolve)
  const asked = [
    [1, '192.0.2.1'],
    [1, '198.51.100.1'],
    [1, '198.51.100.2'],
    [2, '192.0.2.1'],
    [3, '::ffff:192.0.2.1'],
    [4, '192.0.2.1'],
  ] as const
  const opened = []
  for (const [id, address] of asked) opened.push(await open(id, address))
  expect(opened.map(({ head }) => head.split(' ')[1])).toEqual(['200', '200', '429', '200', '200', '429'])
  expect(opened[2]?.head).toMatch(/\r\nretry-after: 60\r\n/)
  opened[0]?.socket.destroy()
  await ended.promise
  opened.push(await open(1))
  expect(opened.at(-1)?.head).toContain(' 200 ')
  for (const { socket } of opened) socket.destroy()
})
