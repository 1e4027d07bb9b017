import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Settings } from '../config/settings.ts'
import { Failure } from '../contract/failure.ts'
import { isForReviewers } from '../contract/call.ts'
import { parseJson } from '../contract/parse-json.ts'
import type { ReadCache } from '../database/read-cache.ts'
import { baseFaults } from '../contract/faults.ts'
import type { Log } from '../log/log.ts'
import type { Services } from '../services.ts'
import { chooseLanguage, type Lang } from '../web/language.ts'
import type { Context } from './context.ts'
import { refuseCrossSite } from './cross-site.ts'
import { endStreams } from './event-stream.ts'
import { execute, failureBody } from './execute.ts'
import type { Handler } from './handler.ts'
import { holdAccount } from './hold-account.ts'
import { keyIn, writeOnce } from './idempotency.ts'
import { endRest, refuseSlowBody, timeouts as usual, type Timeouts } from './slow-requests.ts'
import { makeResponseCache } from './response-cache.ts'
import { makeFloodGuard, type FloodLimit } from './limits.ts'
import { observe } from '../metrics/metrics.ts'
import { addressFor } from './operations.ts'
import { dataPolicy, plainSecurityHeaders } from './security-headers.ts'
import { sessionCookie } from './session-cookie.ts'
import { toFailure } from './to-failure.ts'
import { answerUnparsed } from './unparsed.ts'
import { reviewerCookie, type Reviewer } from './reviewer.ts'
import type { Viewer } from './viewer.ts'

export type ServerOptions = {
  services: Services
  log: Log
  handlers: readonly Handler[]
  /** Finds who asks from the cookie or the bearer token; null for a visitor. */
  resolveViewer(
    services: Services,
    credentials: { cookie: string | undefined; bearer: string | undefined },
    now: Date,
  ): Promise<Viewer | null>
  /** Finds which reviewer asks, in the session of their own. */
  resolveReviewer(services: Services, cookie: string, now: Date): Promise<Reviewer | null>
  timeouts?: Timeouts
}

declare module 'fastify' {
  interface FastifyContextConfig {
    flood?: FloodLimit
  }
}

const smallBody = 1024 * 1024

/** The HTTP server with every call of the contract registered; pages and static files are added by the entry point. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, handlers, timeouts = usual } = options
  const securityHeaders = plainSecurityHeaders(services.settings)
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: smallBody,
    trustProxy: services.settings.TRUST_PROXY ?? false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: addressFor,
    // An address that cannot be read reaches no route, and no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...securityHeaders, 'x-request-id': request.id })
      sendFailure(toFailure(error, request.log as Log), request as FastifyRequest, reply as FastifyReply)
    },
    clientErrorHandler: answerUnparsed(securityHeaders),
    // Else Node itself would answer, in no envelope.
    http: {
      requireHostHeader: false,
      headersTimeout: timeouts.head,
      connectionsCheckingInterval: timeouts.checkEach,
    },
    requestTimeout: timeouts.request,
    forceCloseConnections: 'idle',
  })
  // What is expected beyond 100-continue may be left out of account (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', app.routing)
  app.addHook('preClose', async () => endStreams(app.server))
  await app.register(cookie)
  await app.register(multipart, {
    limits: { files: 4, fields: 20, fieldSize: 64 * 1024 },
    throwFileSizeLimit: true,
  })
  // DELETE and PUT are allowed to come without a body but with the JSON content type.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, parseJson(text as string))
    } catch {
      done(new Failure(baseFaults.malformed), undefined)
    }
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.headers(securityHeaders)
    // The one page among them sets its own.
    if (request.url.startsWith('/api/')) reply.header('content-security-policy', dataPolicy)
    const { httpVersion, headers } = request.raw
    const isWithoutHost = httpVersion === '1.1' && headers.host === undefined
    if (isWithoutHost || !request.url.startsWith('/')) throw new Failure(baseFaults.malformed)
  })
  // Runs first, for calls, pages and everything else.
  const guardFlood = makeFloodGuard(services.settings.READS_PER_SECOND)
  app.addHook('onRequest', async ({ ip, routeOptions: { config } }) =>
    guardFlood(ip, services.clock.now().getTime(), config.flood),
  )
  app.addHook('onResponse', async ({ raw }) => {
    // What was refused while it came: its rest would hold the connection, and with it the next request.
    if (!raw.complete) endRest(raw)
  })
  app.addHook('preParsing', refuseSlowBody(timeouts))
  app.addHook('onResponse', async (request, reply) => {
    observe(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000)
    if (reply.statusCode >= 500)
      request.log.warn(
        {
          method: request.method,
          path: pathOf(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      )
    else
      request.log.debug(
        {
          method: request.method,
          path: pathOf(request),
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      )
  })
  app.setErrorHandler((error, request, reply) =>
    sendFailure(toFailure(error, request.log as Log), request, reply),
  )

  /** Who was let in to a call for reviewers. */
  const reviewers = new WeakMap<FastifyRequest, Reviewer>()
  const cache = makeResponseCache(services.settings.KEEP_SECONDS)
  for (const handler of handlers) {
    const { call } = handler
    // A visitor's answer depends on the address asked, the language, the time zone and the device alone.
    const isPublicRead = call.method === 'GET' && call.access === 'public' && !call.limit
    const isData = typeof call.answer !== 'string'
    app.route({
      // Who fetches a file may ask for its size first.
      method: call.answer === 'file' ? [call.method, 'HEAD'] : call.method,
      url: handler.call.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(handler.call.method === 'GET' ? { exposeHeadRoute: false } : {}),
      // Before anything is read: what is not there has no wrong body either.
      onRequest: async request => {
        if (!isForReviewers(call)) return
        const secret = request.cookies[reviewerCookie]
        const now = services.clock.now()
        const reviewer = secret ? await options.resolveReviewer(services, secret, now) : null
        if (!reviewer) throw new Failure(baseFaults.notFound)
        reviewers.set(request, reviewer)
      },
      handler: async (request, reply) => {
        guardBuild(request, services.settings)
        const run = async (shared?: ReadCache) => {
          const reviewer = reviewers.get(request)
          const isUnasked = handler.isForAll
          const context = await makeContext(options, request, reply, { isUnasked, shared, reviewer })
          guardIdentity(request, context)
          const { params, query, body } = request
          return execute(handler, context, { params, query, body })
        }
        const headers = { 'cache-control': 'private, no-store' }
        const isVisitor = cache.serves(request)
        if (isPublicRead && isData && (isVisitor || (handler.isForAll && cache.isOn))) {
          const shared = services.shared.as(proofOf(request).secret)
          return cache.answer(
            request,
            reply,
            async () => {
              const { reads, lasts } = shared.forKeeping()
              const body = Buffer.from(JSON.stringify({ status: 'e200', data: (await run(reads)) ?? null }))
              const type = { 'content-type': 'application/json; charset=utf-8' }
              return { status: 200, headers: { ...headers, ...type }, body, lasts: lasts() }
            },
            isVisitor ? undefined : shared.edition,
          )
        }
        const data = await run()
        if (reply.sent || !isData) return reply
        return reply.headers(headers).send({ status: 'e200', data: data ?? null })
      },
    })
  }
  return app
}

/** What a handler is given, made from a raw exchange. Pages rendered in this process use the same. */
export async function makeContext(
  options: ServerOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  made: {
    /** Who asks is not looked up. */
    isUnasked?: boolean | undefined
    /** For an answer that will be kept: what it may read of what is shared. */
    shared?: ReadCache | undefined
    /** The call is for reviewers, and this one asks: who of the site it may be is not looked up. */
    reviewer?: Reviewer | undefined
  } = {},
): Promise<Context> {
  const { services } = options
  const now = services.clock.now()
  const { secret, ...credentials } = proofOf(request)
  const reviewing = request.cookies[reviewerCookie]
  const [viewer, reviewer] =
    made.isUnasked || made.reviewer
      ? [null, made.reviewer ?? null]
      : await Promise.all([
          options.resolveViewer(services, credentials, now),
          reviewing ? options.resolveReviewer(services, reviewing, now) : null,
        ])
  const query = request.query as { lang?: unknown } | undefined
  // Other methods are safe to repeat without.
  const key = request.method === 'POST' ? keyIn(request.headers['idempotency-key']) : undefined
  const actor = viewer
    ? `user:${viewer.userId}`
    : reviewer
      ? `reviewer:${reviewer.reviewerId}`
      : `address:${request.ip}`
  const repeatable = key && { actor, key, request: `${request.url} ${JSON.stringify(request.body ?? null)}` }
  return {
    ...services,
    shared: made.shared ?? services.shared.as(secret),
    viewer,
    reviewer,
    now,
    lang: chooseLanguage(
      typeof query?.lang === 'string' ? query.lang : null,
      request.cookies.lang,
      request.headers['accept-language'],
    ),
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log as Log,
    write: (work, { keepsAnswer } = { keepsAnswer: true }) =>
      writeOnce(services.db, keepsAnswer && repeatable ? repeatable : undefined, now, async tx => {
        if (viewer) await holdAccount(tx, viewer.userId)
        return work(tx)
      }),
    tellSent: sent => {
      if (repeatable) repeatable.request += ` ${JSON.stringify(sent)}`
    },
    exchange: { request, reply },
  }
}

/** As it is logged: what somebody is let in by may stand in it. */
const pathOf = ({ url }: FastifyRequest): string | undefined =>
  url.split('?')[0]?.replaceAll(/[\w-]{43,}/g, '…')

/** What a request proves its reader with: a token goes before the cookie. */
function proofOf(request: FastifyRequest) {
  const { authorization } = request.headers
  const bearer = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined
  const cookie = request.cookies[sessionCookie]
  return { bearer, cookie, secret: bearer ?? cookie }
}

/** A site too old for this server is told to load itself again. Builds have the time at which they were made; 0 is none. */
export function guardBuild(request: FastifyRequest, settings: Settings): void {
  const build = Number(request.headers['app-timestamp'])
  if (build > 0 && build < settings.OLDEST_CLIENT) throw new Failure(baseFaults.outdatedClient)
}

/** Checks what the site's own client sends: whom it believes to be, and that it is our own site. */
export function guardIdentity(request: FastifyRequest, { settings, viewer, reviewer }: Context): void {
  const claimed = request.headers['auth-user-id']
  if (viewer && typeof claimed === 'string' && claimed !== String(viewer.userId))
    throw new Failure(baseFaults.foreignIdentity)
  const isByCookie = viewer?.via === 'cookie' || reviewer !== null
  if (request.method !== 'GET' && request.method !== 'HEAD' && isByCookie)
    refuseCrossSite(request.headers, settings.publicUrl)
}

/** The language of a failure that happened before a context was made. */
export function languageOf(request: FastifyRequest): Lang {
  const query = request.query as { lang?: string } | undefined
  return chooseLanguage(query?.lang, request.cookies?.lang, request.headers['accept-language'])
}

export function sendFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(failure.fault.status)
    .headers({ ...failure.headers, 'cache-control': 'no-store' })
    .send(failureBody(failure, { lang: languageOf(request) }))
}
