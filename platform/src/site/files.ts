import { createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { addressOf, pictureAt } from '../base/pictures/picture-at.ts'
import type { Services } from '../base/services.ts'
import { contactCodes } from './contact.ts'
import { qrSvg } from './qr.ts'

// What every reader finds different, or nothing at all.
const robots = [
  'Allow: /api/docs',
  ...['/api/', '/users/v2/', '/users/settings', '/messages', '/notice', '/guide', '/error'].map(
    path => `Disallow: ${path}`,
  ),
]
  .map(line => `${line}\n`)
  .join('')

/** Addresses that are neither pages nor calls: pictures by their content, the operator's codes, robots.txt. */
export function registerFiles(app: FastifyInstance, { db, storage, settings }: Services): void {
  const asPicture = { config: { flood: 'picture' } } as const
  app.get<{ Params: { sha256: string } }>('/pictures/:sha256', asPicture, async (request, reply) => {
    const picture = await pictureAt(db, addressOf(request.params))
    if (!picture) return reply.code(404).send()
    // A picture is only ever a picture: opened by itself, it can run nothing.
    reply.headers({
      'content-type': picture.media_type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    const content = await storage.read(picture.storage_key)
    // Drawings are text: a quarter is left of them. Other pictures are packed as they are.
    if (picture.media_type !== 'image/svg+xml')
      return reply.header('content-length', picture.size).send(content)
    reply.header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-length', picture.size).send(content)
    return reply.header('content-encoding', 'gzip').send(content.pipe(createGzip()))
  })

  // Only the addresses that the operator set are drawn: a code under this site's name vouches for where it leads.
  for (const [name, address] of Object.entries(contactCodes(settings))) {
    const drawn = qrSvg(address)
    app.get(`/qr/${name}.svg`, (_request, reply) =>
      reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' }).send(drawn),
    )
  }

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *\n${robots}Sitemap: ${settings.publicUrl}/sitemap.xml\n`),
  )
}
