import { once } from 'node:events'
import { request } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '../contract/failure.ts'
import { whenGone } from './when-gone.ts'

let app: FastifyInstance
beforeEach(() => void (app = fastify()))
afterEach(() => app.close())

/** A server whose route does `work` with its signal, and a request to it that has been received. */
async function begin(work: (signal: AbortSignal) => Promise<unknown>) {
  const received = Promise.withResolvers<AbortSignal>()
  app.post('/', (asked, reply) => {
    const signal = whenGone({ exchange: { request: asked, reply } }) as AbortSignal
    received.resolve(signal)
    return work(signal)
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const client = request({ host: '127.0.0.1', port, method: 'POST' })
  client.on('error', () => undefined).end()
  return { client, signal: await received.promise }
}

test('work for a client that is gone hears of it', async () => {
  const { client, signal } = await begin(own => once(own, 'abort'))
  expect(signal.aborted).toBe(false)
  client.destroy()
  await once(signal, 'abort')
  expect((signal.reason as Failure).fault.code).toBe('e49901')
})

test('a client that leaves after its answer is not reported as gone', async () => {
  const { client, signal } = await begin(async () => 'done')
  const [answer] = await once(client, 'response')
  answer.resume()
  await once(answer, 'close')
  client.destroy()
  await app.close()
  expect(signal.aborted).toBe(false)
})

test('a page that is rendered in this process has no client to lose', () => {
  expect(whenGone({ exchange: undefined })).toBeUndefined()
})
