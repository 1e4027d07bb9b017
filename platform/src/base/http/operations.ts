import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { isForThisMachine } from '../config/exposure.ts'
import { Failure } from '../contract/failure.ts'
import { baseFaults } from '../contract/faults.ts'
import { memoizeFor } from '../database/memoize.ts'
import { isListed, type Call } from '../contract/call.ts'
import { openApiDocument, type Paths } from '../contract/openapi.ts'
import { metricsContentType, renderMetrics } from '../metrics/metrics.ts'
import { hashSecret } from '../secrets.ts'
import type { Services } from '../services.ts'

/** Where measurements are; asked for as /metrics by whoever does not ask for a page. */
const monitorPath = '/healthz/metrics'

/** `/metrics` is a page of the site, and by convention what monitors ask for: they never ask for HTML. */
export function addressFor({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  // Who takes us for a proxy asks by the whole address (RFC 9112, 3.2.2).
  const path = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
  return /^\/metrics(?:\?|$)/.test(path) && !headers.accept?.includes('text/html') ? monitorPath : path
}

/** What operators and scripts ask of a process: is it alive, is it ready, how is it doing, what can it be asked. */
export function registerOperations(
  app: FastifyInstance,
  services: Services,
  calls: readonly Call[],
  /** What is answered below /api besides the calls. */
  others: Paths,
): void {
  // Made for the first who asks: it takes longer than all else here.
  let document: string | undefined

  // Monitors may share an address with clients that flood it, such as that of a proxy.
  const always = { config: { flood: 'none' } } as const
  app.get('/healthz', always, () => ({ status: 'alive' }))
  // A flood of checks costs one query a second.
  const ready = memoizeFor(1_000, async db => {
    const checks = [sql`select 1`.execute(db), services.storage.check()].map(inTime)
    return (await Promise.allSettled(checks)).map(check => check.status === 'fulfilled')
  })
  const measured = memoizeFor(1_000, renderMetrics)
  app.get('/readyz', always, async (_request, reply) => {
    const [database, files] = await ready(services.db)
    if (!database || !files)
      return reply.code(503).header('retry-after', '2').send({ status: 'not ready', database, files })
    return { status: 'ready' }
  })
  app.get(monitorPath, always, async (request, reply) => {
    if (!mayMonitor(services.settings, request.headers.authorization)) throw new Failure(baseFaults.notFound)
    return reply.type(metricsContentType()).send(await measured(services.db))
  })
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json')
      .header('cache-control', 'public, max-age=60')
      .send((document ??= JSON.stringify(openApiDocument(calls, '0.1.0', others)))),
  )
  // Unknown addresses below /api are failures of the API, not pages; the one page there is its reference.
  const known = calls.filter(isListed).map(({ method, path }) => ({
    method,
    at: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  const refuse = ({ method, url }: FastifyRequest): never => {
    const path = url.split('?')[0] ?? ''
    const methods = new Set<string>(
      path.startsWith('/api/')
        ? known.filter(call => call.at.test(path)).map(call => call.method)
        : ['GET', 'HEAD'],
    )
    // The right method comes here with a parameter that is longer than any.
    if (methods.size === 0 || methods.has(method)) throw new Failure(baseFaults.notFound)
    throw new Failure(baseFaults.wrongMethod, { headers: { allow: [...methods].join(', ') } })
  }
  // Before a body is read: what does not exist has none that could be wrong.
  app.all('/api/*', { onRequest: async request => refuse(request) }, refuse)
  // Other addresses are pages, which are only read, and some methods no route knows.
  app.setNotFoundHandler(refuse)
}

/** On a site that others can reach, metrics require the token, as they reveal how much traffic each route has. */
function mayMonitor(settings: Services['settings'], authorization = ''): boolean {
  const { METRICS_TOKEN } = settings
  if (METRICS_TOKEN === undefined) return isForThisMachine(settings)
  return timingSafeEqual(hashSecret(authorization), hashSecret(`Bearer ${METRICS_TOKEN}`))
}

/** A stalled database answers nothing at all, and whoever asks whether we are ready must be told. */
function inTime(check: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('no answer in time')), 2_000)
  return Promise.race([check, promise]).finally(() => clearTimeout(timer))
}
