import type { FastifyInstance } from 'fastify'
import type { Services } from '../base/services.ts'
import { languages } from '../base/web/language.ts'
import { metrics } from '../features/scoring/metrics/catalogue.ts'
import { inLanguage } from './addresses.ts'
import { contactCodes } from './contact.ts'
import { qrSvg } from './qr.ts'
import { pathTo } from './path-to.ts'

// What every reader finds different, or nothing at all.
const robots = [
  'Allow: /api/docs',
  ...['/api/', '/users/v2/', '/users/settings', '/messages', '/notice', '/guide', '/error'].map(
    path => `Disallow: ${path}`,
  ),
]
  .map(line => `${line}\n`)
  .join('')

/** Addresses that are neither pages nor calls: pictures by their content, the operator's codes, robots.txt and the sitemap. */
export function registerFiles(app: FastifyInstance, { db, storage, settings, clock }: Services): void {
  app.get<{ Params: { sha256: string } }>('/pictures/:sha256', async (request, reply) => {
    const { sha256 } = request.params
    const picture = /^[0-9a-f]{64}$/.test(sha256)
      ? await db.selectFrom('picture').selectAll().where('sha256', '=', sha256).executeTakeFirst()
      : undefined
    if (!picture) return reply.code(404).send()
    // A picture is only ever a picture: opened by itself, it can run nothing.
    reply.headers({
      'content-type': picture.media_type,
      'content-length': picture.size,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    return reply.send(await storage.read(picture.storage_key))
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

  app.get('/sitemap.xml', async (_request, reply) => {
    const now = clock.now()
    const [competitions, datasets, articles] = await Promise.all([
      db
        .selectFrom('competition')
        .select('id')
        .where('published_at', '<=', now)
        .where('visibility', '=', 'public')
        .orderBy('id')
        .limit(10_000)
        .execute(),
      db
        .selectFrom('dataset')
        .select('id')
        .where('competition_id', 'is', null)
        .where('published_at', '<=', now)
        .orderBy('id')
        .limit(10_000)
        .execute(),
      db
        .selectFrom('article')
        .select(['id', 'kind'])
        .where('published_at', '<=', now)
        .orderBy('id')
        .limit(10_000)
        .execute(),
    ])
    const paths = [
      '/',
      '/competitions',
      '/datasets',
      '/discussions',
      '/metrics',
      ...metrics.map(({ key }) => pathTo('/metrics/:key', { key })),
      '/information',
      '/information/info',
      '/information/activity',
      '/api/docs',
      ...competitions.map(row => pathTo('/competitions/:id', { id: row.id })),
      ...datasets.map(row => pathTo('/datasets/:id', { id: row.id })),
      ...articles.map(row => pathTo(`/information/${row.kind}/:id`, { id: row.id })),
    ]
    const urls = paths.map(path => {
      const languagesOf = languages.map(
        lang =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${settings.publicUrl}${inLanguage(path, lang)}"/>`,
      )
      return `<url><loc>${settings.publicUrl}${path}</loc>${languagesOf.join('')}</url>`
    })
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`,
      )
  })
}
