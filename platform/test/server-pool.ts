import type { FastifyInstance } from 'fastify'
import { endStreams } from '../src/base/http/event-stream.ts'
import { registerOperations } from '../src/base/http/operations.ts'
import { makeServer } from '../src/base/http/server.ts'
import { makeLog } from '../src/base/log/log.ts'
import type { Services } from '../src/base/services.ts'
import { calls } from '../src/calls.ts'
import { handlers } from '../src/handlers.ts'
import { registerOneClick } from '../src/one-click.ts'
import { registerUploads, uploadPaths } from '../src/uploads.ts'
import { whoAsks } from '../src/who-asks.ts'
import { onlyToldFaults } from './told-faults.ts'

/** A server, and the object from which it reads its services at each request. */
type PooledServer = { app: FastifyInstance; services: Services; openRequests: number; logLevel: string }

/** This worker's servers that no world uses now. Building one registers all 572 routes, which takes some 65 ms. */
const idle: PooledServer[] = []
const told = handlers.map(onlyToldFaults)

/** Builds the API. It reads its services from the given object at each request, so they can be swapped there. */
export async function buildServer(services: Services, logLevel: string): Promise<FastifyInstance> {
  const options = { services, log: makeLog('test', logLevel), handlers: told, ...whoAsks }
  const app = await makeServer(options)
  registerOperations(app, services, calls, uploadPaths)
  await registerUploads(app, options)
  await registerOneClick(app, services)
  return app
}

/** Gives an idle server these services, or builds one if none is idle. */
export async function takeServer(services: Services, logLevel: string): Promise<PooledServer> {
  // Last in, first out: if a server keeps something of its last world, the very next test sees it.
  const found = idle.findLastIndex(server => server.logLevel === logLevel)
  const [server] = found < 0 ? [] : idle.splice(found, 1)
  if (server) {
    Object.assign(server.services, services)
    return server
  }
  const shared = { ...services }
  const app = await buildServer(shared, logLevel)
  const made: PooledServer = { app, services: shared, openRequests: 0, logLevel }
  app.addHook('onRequest', async () => void made.openRequests++)
  app.addHook('onResponse', async () => void made.openRequests--)
  await app.ready()
  return made
}

/** Returns a server to the pool. One that listens or still has an open request is closed: it could reach the next world. */
export async function giveBackServer(server: PooledServer): Promise<void> {
  endStreams(server.app.server)
  if (server.openRequests > 0 || server.app.server.listening) return server.app.close()
  idle.push(server)
}
