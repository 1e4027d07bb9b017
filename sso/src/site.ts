import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { Lang } from './accounts.ts'
import type { Db } from './database.ts'
import { chooseLang } from './language.ts'
import { makeProvider } from './provider.ts'
import { registerAccountPages } from './routes/account-pages.ts'
import { registerOutbox } from './routes/outbox.ts'
import { makeSender, type Send } from './sending.ts'
import type { Settings } from './settings.ts'
import { style } from './pages/style.ts'

export type Site = {
  app: FastifyInstance
  provider: Provider
  db: Db
  settings: Settings
  send: Send
  now(): Date
}

const policy = (settings: Settings) =>
  `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' ${settings.platform}; base-uri 'none'; frame-ancestors 'none'`

/** The whole sign-on site: its own pages, and the OpenID Connect provider on every other path. */
export async function makeSite(
  db: Db,
  settings: Settings,
  now: () => Date = () => new Date(),
): Promise<Site> {
  const provider = await makeProvider(db, settings)
  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL,
      base: { name: 'sso', pid: process.pid },
      serializers: { req: request => ({ method: request.method, path: request.url.split('?')[0] }) },
    },
    genReqId: () => randomBytes(12).toString('hex'),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 64 * 1024,
  })
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })
  const site: Site = { app, provider, db, settings, send: makeSender(db, settings), now }

  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/assets/sso.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
  await app.register(async pages => {
    await pages.register(formbody)
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy(settings))
    })
    registerAccountPages(pages, site)
    registerOutbox(pages, site)
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

const csrfCookie = 'leitai_sso_form'

/** The secret that a form must send back; made once for a browser. */
export function formSecret(request: FastifyRequest, reply: FastifyReply, settings: Settings): string {
  const known = request.cookies[csrfCookie]
  if (known && /^[\w-]{32}$/.test(known)) return known
  const secret = randomBytes(24).toString('base64url')
  reply.setCookie(csrfCookie, secret, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure: settings.issuer.startsWith('https:'),
  })
  return secret
}

/** A form counts only when it comes from our own page: same origin, and with the browser's secret. */
export function isOwnForm(request: FastifyRequest, settings: Settings): boolean {
  const given = (request.body as { csrf?: unknown } | undefined)?.csrf
  const { origin } = request.headers
  const sameOrigin = origin === undefined || origin === settings.issuer
  return (
    sameOrigin && typeof given === 'string' && given.length === 32 && given === request.cookies[csrfCookie]
  )
}

/** The language in the address, else the browser's. */
export const langOf = (request: FastifyRequest): Lang =>
  chooseLang(request.url.split('/')[1], request.headers['accept-language'])
