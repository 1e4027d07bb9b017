import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { openDatabase } from '../src/base/database/database.ts'
import { makeReadCache } from '../src/base/database/read-cache.ts'
import { registerOperations } from '../src/base/http/operations.ts'
import { makeServer } from '../src/base/http/server.ts'
import { makeLog } from '../src/base/log/log.ts'
import { calls } from '../src/calls.ts'
import { whoAsks } from '../src/who-asks.ts'
import { handlers } from '../src/handlers.ts'
import { registerUploads, uploadPaths } from '../src/uploads.ts'
import { askSample, samples } from './samples.ts'
import { makeStage, type Role, type Stage } from './stage.ts'
import { makeWorld } from './world.ts'

/** A stage whose database is reached through a line that can be cut. */
let stage: Stage
let app: FastifyInstance
let line: Server
const sockets = new Set<Socket>()
let closeDatabase: () => Promise<void>

beforeAll(async () => {
  stage = await makeStage(await makeWorld())
  const target = new URL(stage.world.databaseUrl)
  const [host, port, folder] = [target.hostname, Number(target.port || 5432), target.searchParams.get('host')]
  target.searchParams.delete('host')
  line = createServer(own => {
    const far = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, host)
    for (const socket of [own, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        own.destroy()
        far.destroy()
      })
    }
    own.pipe(far).pipe(own)
  })
  await new Promise<void>(done => line.listen(0, '127.0.0.1', done))
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  // By name: where a name has several addresses, each says why it was not reached.
  target.hostname = 'localhost'
  target.port = String(address.port)
  const log = makeLog('test', 'silent')
  const database = openDatabase(target.href, { size: 4, log, name: 'cut' })
  closeDatabase = () => database.close()
  const services = { ...stage.world, db: database.db, read: database.read, shared: makeReadCache(0) }
  const options = { services, log, handlers, ...whoAsks }
  app = await makeServer(options)
  registerOperations(app, services, calls, uploadPaths)
  await registerUploads(app, options)
})
afterAll(async () => {
  await app.close()
  await closeDatabase()
  line.close()
  await stage.world.close()
})

/** What is part of the product is told without asking anybody, and so is whoever has no session. */
const ofTheProduct = [
  'GET /api/leads/riddle',
  'GET /api/metrics',
  'GET /api/metrics/{key}',
  'GET /api/places',
]
const needsNone = new Set([
  'GET /api/users/sso visitor',
  'DELETE /sso/proxy/api/logout visitor',
  'HEAD /set-language visitor',
])

const readers: Role[] = ['visitor', 'captain', 'administrator']

test('while the database is away every call says so, and when to come again', async () => {
  const through = { ...stage, world: { ...stage.world, app } }
  const prepared: [string, Role, () => ReturnType<typeof askSample>][] = []
  for (const call of calls)
    for (const role of readers) {
      const name = `${call.method} ${call.path}`
      const [sample] = (await samples[name]?.(stage, role)) ?? []
      prepared.push([name, role, () => askSample(through, call, role, sample ?? {})])
    }
  expect((await app.inject('/api/competitions')).statusCode).toBe(200)
  line.close()
  for (const socket of sockets) socket.destroy()
  const found: unknown[] = []
  let away = 0
  for (const [name, role, ask] of prepared) {
    const answer = await ask()
    if (answer.statusCode === 503 && answer.headers['retry-after'] !== undefined) away += 1
    else if (
      answer.statusCode >= 500 ||
      (answer.statusCode < 300 && !needsNone.has(`${name} ${role}`) && !ofTheProduct.includes(name))
    )
      found.push([name, role, answer.statusCode, answer.body.slice(0, 120)])
  }
  expect(found).toEqual([])
  expect(away).toBeGreaterThan(100)
})
