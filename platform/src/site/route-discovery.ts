import type { FastifyInstance } from 'fastify'
import { RouterContextProvider, type RequestHandler } from 'react-router'

/** Where a page asks which routes its links lead to. React Router's own address. */
const address = '/__manifest'
/** More links than any page has: each costs a search through all routes, some 0.2 ms. */
const mostPaths = 400

/** Tells pages which routes their links lead to. Nothing in it depends on who asks, so that browsers may keep it. */
export function registerRouteDiscovery(app: FastifyInstance, handlerOf: () => RequestHandler): void {
  app.get<{ Querystring: { paths?: unknown } }>(address, async (request, reply) => {
    const { paths } = request.query
    if (typeof paths !== 'string' || paths.split(',').length > mostPaths) return reply.code(400).send()
    // Under a host of no matter: what an asker names as one need not be one.
    const asked = new Request(new URL(request.url, 'http://site'))
    return reply.send(await handlerOf()(asked, new RouterContextProvider()))
  })
}
