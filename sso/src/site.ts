import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyRequest } from 'fastify'
import { makeTokenBuckets } from '../../platform/src/base/http/token-buckets.ts'
import type { Db } from './database.ts'
import { makeProvider } from './provider.ts'
import { registerAccountPages } from './routes/account-pages.ts'
import { registerOutbox } from './routes/outbox.ts'
import { registerRemoval } from './routes/removal.ts'
import { makeSender, sendsAway } from './sending.ts'
import type { Site } from './site-parts.ts'
import type { Settings } from './settings.ts'
import { registerAssets } from './pages/assets.ts'
import { answerFailure, statusOf } from './pages/failure-page.ts'

const policy = (settings: Settings) =>
  `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self' ${settings.platform}; base-uri 'none'; frame-ancestors 'none'`

/** The whole sign-on site: its own pages, and the OpenID Connect provider on every other path. */
export async function makeSite(
  db: Db,
  settings: Settings,
  now: () => Date = () => new Date(),
  logTo?: Writable,
): Promise<Site> {
  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL,
      ...(logTo ? { stream: logTo } : {}),
      base: { name: 'sso', pid: process.pid },
      serializers: { req: request => ({ method: request.method, path: request.url.split('?')[0] }) },
    },
    genReqId: () => randomBytes(12).toString('hex'),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 64 * 1024,
    // Forms of a few fields: a connection must not be held by a byte now and then.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 30_000,
  })
  const provider = await makeProvider(db, settings, reason =>
    app.log.error({ reason }, 'a logout could not be kept in mind'),
  )
  provider.on('server_error', (ctx, error) => {
    app.log.error({ err: error }, 'unforeseen failure of the provider')
    if (statusOf(error) !== 503) return
    ctx.status = 503
    ctx.set('retry-after', '2')
  })
  app.setErrorHandler(answerFailure(settings.platform))
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })
  const site: Site = {
    app,
    provider,
    db,
    settings,
    send: makeSender(db, settings),
    sendsAway: target => sendsAway(settings, target),
    now,
  }

  const guardFlood = makeFloodGuard(settings, now)
  app.get('/healthz', () => ({ status: 'alive' }))
  registerAssets(app)
  await app.register(async pages => {
    pages.addHook('onRequest', guardFlood)
    await pages.register(formbody)
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy(settings))
    })
    pages.addHook('onSend', async (request, reply) => {
      // A form sent by our script: it is told where to go, as it could not follow a redirect to another site.
      if (request.headers['x-stay'] !== 'yes' || reply.statusCode !== 303) return
      reply.code(204).header('x-go-to', reply.getHeader('location')).removeHeader('location')
    })
    registerAccountPages(pages, site)
    registerOutbox(pages, site)
    registerRemoval(pages, site)
  })
  await app.register(async oidc => {
    oidc.addHook('onRequest', guardFlood)
    oidc.removeAllContentTypeParsers()
    oidc.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const callback = provider.callback()
    oidc.all('/*', (request, reply) => {
      reply.hijack()
      // oidc-provider builds its addresses from what Fastify's prefix handling would have changed.
      Object.assign(request.raw, { originalUrl: request.raw.url })
      void callback(request.raw, reply.raw)
    })
  })
  return site
}

/**
 * So many requests a second of one line, and four times as many at once. Signing in takes five: a full hall that does so
 * at the same moment passes, and hashing its passwords takes longer than this makes anybody wait. Style and script are
 * not counted.
 */
function makeFloodGuard({ READS_PER_SECOND: perSecond }: Settings, now: () => Date) {
  const take = makeTokenBuckets()
  return async ({ ip }: FastifyRequest): Promise<void> => {
    if (perSecond > 0 && take(ip, now().getTime(), { perSecond, burst: 4 * perSecond }) > 0)
      throw Object.assign(new Error('too many requests'), { statusCode: 429 })
  }
}
