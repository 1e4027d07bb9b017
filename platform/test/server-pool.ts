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

/** A server and the services that it reads anew for each request. */
type PooledServer = { app: FastifyInstance; services: Services; openRequests: number; logLevel: string }

/** Servers of this worker that no world uses. Building one, with all routes, costs as much as a hundred requests. */
const idle: PooledServer[] = []
const told = handlers.map(onlyToldFaults)

/** Builds the API on these services; it reads them through the object that it was given. */
export async function buildServer(services: Services, logLevel: string): Promise<FastifyInstance> {
  const options = { services, log: makeLog('test', logLevel), handlers: told, ...whoAsks }
  const app = await makeServer(options)
  registerOperations(app, services, calls, uploadPaths)
  await registerUploads(app, options)
  await registerOneClick(app, services)
  return app
}

/** A server on these services: an idle one, or a new one where there is none. */
export async function takeServer(services: Services, logLevel: string): Promise<PooledServer> {
  // The last one given back first: what it may still hold shows in the next test and not in a later one.
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

/** Gives a server to the next world, unless a request of this one is still open: that could reach the next world. */
export async function giveBackServer(server: PooledServer): Promise<void> {
  endStreams(server.app.server)
  if (server.openRequests > 0 || server.app.server.listening) return server.app.close()
  idle.push(server)
}
