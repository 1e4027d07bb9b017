import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import {
  createStaticHandler,
  RouterContextProvider,
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { makeLog } from '../src/base/log/log.ts'
import { whoAsks } from '../src/who-asks.ts'
import { handlers } from '../src/handlers.ts'
import routes from '../src/routes.ts'
import { pageContext } from '../src/site/page-context.ts'
import { makePageContext } from '../src/site/server.ts'
import type { World } from './world.ts'

type Module = { loader?: LoaderFunction; middleware?: MiddlewareFunction[] }
const modules = import.meta.glob<Module>(
  [
    '../src/root.tsx',
    '../src/site/**/*.tsx',
    '../src/features/*/*/web/*.{page,layout}.{ts,tsx}',
    '!../src/**/*.test.tsx',
  ],
  { eager: true },
)

const routeOf = (entry: RouteConfigEntry): RouteObject => {
  const module = modules[`../src/${entry.file}`]
  if (!module) throw new Error(`there is no ${entry.file}`)
  const { loader, middleware } = module
  return {
    id: entry.id ?? entry.file,
    ...(entry.path === undefined ? {} : { path: entry.path }),
    ...(loader ? { loader } : {}),
    ...(middleware ? { middleware } : {}),
    ...(entry.index ? { index: true } : { children: (entry.children ?? []).map(routeOf) }),
  } as RouteObject
}

const root = modules['../src/root.tsx']
const handler = createStaticHandler([
  {
    id: 'root',
    path: '/',
    ...(root?.loader ? { loader: root.loader } : {}),
    children: routes.map(routeOf),
  },
])

type Loaded = { status: number; data: unknown; location: string | null }

/** Loads pages of a world as the site's server does: the same routes, guards, loaders and contexts, without the markup. */
export async function openPages(world: World) {
  const options = { services: world, log: makeLog('pages', 'silent'), handlers, ...whoAsks }
  const byName = new Map(handlers.map(one => [`${one.call.method} ${one.call.path}`, one]))
  const app = Fastify()
  await app.register(cookie)
  app.get('*', async (request, reply): Promise<Loaded> => {
    const requestContext = new RouterContextProvider()
    const made = { nonce: 'nonce', isKept: false }
    requestContext.set(pageContext, await makePageContext(options, byName, request, reply, made))
    const loaded = await handler.query(new Request(new URL(request.url, world.settings.publicUrl)), {
      requestContext,
      generateMiddlewareResponse: async query => {
        const context = await query(new Request(new URL(request.url, world.settings.publicUrl)))
        if (context instanceof Response) return context
        return Response.json(
          { ...context.loaderData, errors: context.errors },
          { status: context.statusCode },
        )
      },
    })
    if (!(loaded instanceof Response)) throw new Error('a page was not loaded')
    return {
      status: loaded.status,
      data: loaded.status < 300 ? await loaded.json() : null,
      location: loaded.headers.get('location'),
    }
  })
  return {
    load: async (path: string, headers: Record<string, string> = {}): Promise<Loaded> => {
      const answer = await app.inject({ url: path, headers })
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
      return answer.json()
    },
    close: () => app.close(),
  }
}
