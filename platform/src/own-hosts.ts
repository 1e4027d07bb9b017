import type { FastifyInstance } from 'fastify'
import { memoizeFor } from './base/database/memoize.ts'
import type { Services } from './base/services.ts'
import { addressOf, pageSlugs } from './features/content/pages/rules.ts'
import { namesByHost } from './features/content/pages/server/public.ts'

const knownHosts = memoizeFor(10_000, namesByHost)

/**
 * Host names of sponsors' sites lead to their pages: `contest.example.org/news/7` to that news of the site that has that
 * host. The pages themselves stand at one address, where sessions, previews and search engines know them.
 */
export function registerOwnHosts(
  app: FastifyInstance,
  { read, settings }: Pick<Services, 'read' | 'settings'>,
): void {
  const { hostname: ownHost } = new URL(settings.publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    if (request.hostname === ownHost || (request.method !== 'GET' && request.method !== 'HEAD')) return
    const name = (await knownHosts(read)).get(request.hostname.toLowerCase().replace(/\.$/, ''))
    if (name === undefined) return
    // After a host any target is a path: alone, two slashes would begin a host.
    const { pathname, search } = new URL(`http://host${request.url}`)
    const [slug = '', ...rest] = pathname.split('/').filter(Boolean)
    const known: readonly string[] = pageSlugs
    const page = known.includes(slug) ? [addressOf(name, slug), ...rest].join('/') : addressOf(name, 'home')
    return reply.redirect(`${settings.publicUrl}${page}${search}`)
  })
}
