import { randomBytes } from 'node:crypto'
import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import type { Db } from './database.ts'
import { makeProvider } from './provider.ts'
import { registerAccountPages } from './routes/account-pages.ts'
import { registerOutbox } from './routes/outbox.ts'
import { registerRemoval } from './routes/removal.ts'
import { makeSender, sendsAway } from './sending.ts'
import type { Site } from './site-parts.ts'
import type { Settings } from './settings.ts'
import { registerAssets } from './pages/assets.ts'
import { answerFailure } from './pages/failure-page.ts'

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
  })
  const provider = await makeProvider(db, settings, reason =>
    app.log.error({ reason }, 'a logout could not be kept in mind'),
  )
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

  app.get('/healthz', () => ({ status: 'alive' }))
  registerAssets(app)
  await app.register(async pages => {
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
