import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Services } from '../../base/services.ts'
import { drawSharePicture } from './draw.ts'
import { readShareAddress, type SharePicture } from './share-picture.ts'

/** Pictures for link previews, drawn when they are first asked for. What they show stands in their address. */
export function registerShare(app: FastifyInstance, { settings }: Pick<Services, 'settings'>): void {
  const drawn = new LRUCache<string, Buffer, SharePicture>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: picture => picture.length,
    fetchMethod: (_key, _stale, { context }) => drawSharePicture(context),
  })
  // All that follows: a named part of an address is not as long as a title may be.
  // Drawn as slowly as a page is made.
  app.get<{ Params: { '*': string } }>('/share/*', { config: { flood: 'page' } }, async (request, reply) => {
    const sealed = request.params['*'].replace(/\.png$/, '')
    const picture = readShareAddress(sealed, settings.sessionSecret)
    if (!picture) return reply.code(404).send()
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(await drawn.fetch(sealed, { context: picture }))
  })
}
