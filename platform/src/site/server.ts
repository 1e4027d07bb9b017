import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router'
import { StartupError } from '../base/config/startup-error.ts'
import { makeServerApi } from '../base/http/execute.ts'
import type { Handler } from '../base/http/handler.ts'
import type { ReadCache } from '../base/database/read-cache.ts'
import { makeResponseCache } from '../base/http/response-cache.ts'
import { developmentPolicy, policyByNonce } from '../base/http/security-headers.ts'
import { readerZoneOf } from '../base/http/reader-zone.ts'
import { guardBuild, makeContext, type ServerOptions } from '../base/http/server.ts'
import type { SiteCalls } from '../calls.ts'
import { missingContact } from '../base/contract/needed-contact.ts'
import { loginPath, passwordAddress, rebindingAddress } from '../base/web/sign-on-addresses.ts'
import { accessOf, isListed, type Call } from '../base/contract/call.ts'
import { contactOf } from './contact.ts'
import { registerFiles } from './files.ts'
import { pageApi } from './page-api.ts'
import { partsOfSite } from './parts-of-site.ts'
import { registerPages } from './register-pages.ts'
import { registerShare } from './share/register-share.ts'
import { shareAddress } from './share/share-picture.ts'
import { registerRouteDiscovery } from './route-discovery.ts'
import { pageHeaders, wholePage } from './whole-page.ts'
import { pageContext, type CallSummary, type PageContext } from './page-context.ts'

const root = join(import.meta.dirname, '../..')

/** Serves the site's pages and files. In development Vite renders them from the sources, on the same port. */
export async function registerSite(
  app: FastifyInstance,
  options: ServerOptions,
  mode: 'production' | 'development',
): Promise<void> {
  const build = mode === 'development' ? await developmentBuild(app) : await productionBuild(app)
  const handlerOf = handlersOf(build, mode)
  const handlers = new Map(
    options.handlers.map(handler => [`${handler.call.method} ${handler.call.path}`, handler]),
  )

  registerFiles(app, options.services)
  registerShare(app, options.services)
  registerRouteDiscovery(app, () => handlerOf(null))
  const { settings } = options.services
  // Never the host that an asker names: it can hold a path, and what is made is kept for others.
  const { protocol, host } = new URL(settings.publicUrl)
  const rendered = async (request: FastifyRequest, reply: FastifyReply, made: MadePage) => {
    const context = new RouterContextProvider()
    guardBuild(request, settings)
    context.set(pageContext, await makePageContext(options, handlers, request, reply, made))
    const asked = createRequest(request.raw, reply.raw, { protocol, host })
    // What is made for all who wait goes on when the one it is made from goes away.
    const wanted = made.shared ? new Request(asked, { signal: null }) : asked
    return withNextTry(await handlerOf(request.url)(wanted, context))
  }
  const cache = makeResponseCache(mode === 'development' ? 0 : settings.KEEP_SECONDS)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = mode === 'development' ? undefined : randomBytes(16).toString('base64url')
    if (nonce && cache.serves(request))
      return cache.answer(request, reply, async () => {
        const { reads: shared, lasts } = options.services.shared.forKeeping()
        const page = await rendered(request, reply, { nonce, shared })
        return { ...(await wholePage(page, settings, nonce)), lasts: lasts() }
      })
    reply.headers({
      ...pageHeaders,
      'content-security-policy': nonce ? policyByNonce(nonce, settings) : developmentPolicy(settings),
    })
    return reply.send(await rendered(request, reply, { nonce }))
  }
  // In development each module of the site is asked for at an address of pages.
  await registerPages(app, answer, mode === 'development' ? 'none' : 'page')
}

/** A page that the server is too busy for says when to come again, as calls do. */
function withNextTry(page: Response): Response {
  if (page.status === 503) page.headers.set('retry-after', '2')
  return page
}

/** What answers an address: in development all of the site, as it stands at the moment. */
function handlersOf(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): (url: string | null) => RequestHandler {
  if (typeof build !== 'function') return partsOfSite(build, part => createRequestHandler(part, mode))
  const handler = createRequestHandler(build, mode)
  return () => handler
}

/** A page that will be kept says what it may read of what is shared. */
type MadePage = Pick<PageContext, 'nonce'> & { shared?: ReadCache }

/** What the loaders of one request are given. */
export async function makePageContext(
  options: ServerOptions,
  handlers: ReadonlyMap<string, Handler>,
  request: FastifyRequest,
  reply: Parameters<typeof makeContext>[2],
  { nonce, shared }: MadePage,
): Promise<PageContext> {
  const { settings } = options.services
  const context = await makeContext(options, request, reply, { shared })
  const { viewer, reviewer, lang, now } = context
  const theme = request.cookies.theme
  return {
    api: pageApi(
      makeServerApi<SiteCalls>(handlers, context),
      loginPath(lang, request.url.replace(/\.data(?=\?|$)/, '')),
    ),
    viewer,
    reviewer,
    lang,
    now,
    nonce,
    isKept: shared !== undefined,
    missing: (viewer && missingContact(viewer, settings.bindingRequired)) ?? null,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    readerZone: viewer?.zone ?? readerZoneOf(request.cookies),
    publicUrl: settings.publicUrl,
    share: picture => shareAddress({ lang, ...picture }, settings.sessionSecret),
    issuer: settings.issuer,
    passwordAddress: passwordAddress(settings, lang, '/users/settings-v2'),
    rebindingAddress: kind => rebindingAddress(settings, lang, kind, '/users/settings-v2'),
    contact: contactOf(settings),
    hasRatings: settings.RATING,
    trackingImage: settings.TRACKING_IMAGE ?? null,
    get callList() {
      return options.handlers
        .filter(handler => isListed(handler.call))
        .map(handler => summarise(handler.call))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    },
  }
}

function summarise(call: Call): CallSummary {
  const names = (where: string, schema: Call['query']) =>
    Object.keys(schema?.shape ?? {}).map(name => `${where}.${name}`)
  return {
    method: call.method,
    path: call.path,
    access: accessOf(call),
    summary: call.summary,
    fields: [
      ...names('query', call.query),
      ...names('body', call.body),
      ...(call.files ?? []).map(name => `file.${name}`),
    ],
    faults: (call.faults ?? []).map(({ code, zh, en }) => ({ code, zh, en })),
  }
}

async function productionBuild(app: FastifyInstance): Promise<ServerBuild> {
  const server = join(root, 'build/server/index.js')
  if (!existsSync(server))
    throw new StartupError('The site is not built yet: run npm start, which builds it.')
  await app.register(async assets => {
    // Files as they lie on the disk, of which each page asks for many.
    assets.addHook('onRoute', route => void (route.config = { ...route.config, flood: 'none' }))
    await assets.register(fastifyStatic, {
      root: join(root, 'build/client/assets'),
      // One route for all: two for each file took a start longer than to read the site's code.
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
      // Compressed files are found beside what they are made of, and have no addresses of their own.
      allowedPath: path => !/\/\.|\.(br|gz)$/.test(path),
    })
  })
  return (await import(pathToFileURL(server).href)) as ServerBuild
}

async function developmentBuild(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    // Read as it stands: a bundled copy of it beside the sources would restart the watching process for ever.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('onClose', () => vite.close())
  return () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
}
