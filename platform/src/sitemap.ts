import type { FastifyInstance } from 'fastify'
import { memoizeFor } from './base/database/memoize.ts'
import type { Services } from './base/services.ts'
import { languages } from './base/web/language.ts'
import { foreignTo } from './base/web/text-languages.ts'
import { tabs } from './features/content/help/rules.ts'
import { addressOf } from './features/content/pages/rules.ts'
import { publishedPages } from './features/content/pages/server/public.ts'
import { publishedEditions } from './features/spic/editions/server/public.ts'
import { metrics } from './features/engine/scorer/metrics/catalogue.ts'
import { inLanguage } from './site/addresses.ts'
import { pathTo } from './site/path-to.ts'

type Dated = { published_at?: Date | null; updated_at: Date | null }

/** What was written before the day of its publication is new on that day. */
function lastModified({ published_at, updated_at }: Dated): string {
  const last = Math.max(published_at?.getTime() ?? 0, updated_at?.getTime() ?? 0)
  return last === 0 ? '' : `<lastmod>${new Date(last).toISOString()}</lastmod>`
}

/** Search engines come back after hours: what was published a moment ago may be missing. */
const keptFor = 10 * 60_000

/** What search engines may find: the public pages of all features, in both languages. */
export function registerSitemap(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'read' | 'settings' | 'clock'>,
  keepMs = keptFor,
): void {
  const kept = memoizeFor(keepMs, () => sitemapOf(services))
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=600')
      .send(await kept(services.read)),
  )
}

async function sitemapOf({
  db,
  settings,
  clock,
}: Pick<Services, 'db' | 'settings' | 'clock'>): Promise<string> {
  const now = clock.now()
  const [competitions, datasets, articles, sections, pages, seasons, experts, needs, news, jobs, editions] =
    await Promise.all([
      db
        .selectFrom('competition')
        .select(['id', 'languages'])
        .where('published_at', '<=', now)
        .where('visibility', '=', 'public')
        .orderBy('id')
        .limit(10_000)
        .execute(),
      db
        .selectFrom('dataset')
        .select(['id', 'published_at', 'updated_at'])
        .where('competition_id', 'is', null)
        .where('published_at', '<=', now)
        .orderBy('id')
        .limit(10_000)
        .execute(),
      db
        .selectFrom('article')
        .select(['id', 'kind', 'published_at', 'updated_at'])
        .where('published_at', '<=', now)
        .where('site_id', 'is', null)
        .orderBy('id')
        .limit(10_000)
        .execute(),
      db
        .selectFrom('activity_section as c')
        .innerJoin('article as a', 'a.id', 'c.article_id')
        .select(['a.id', 'c.number', 'a.published_at', 'a.updated_at'])
        .where('a.published_at', '<=', now)
        .where('a.site_id', 'is', null)
        .orderBy('a.id')
        .orderBy('c.number')
        .limit(10_000)
        .execute(),
      publishedPages(db, now),
      db
        .selectFrom('season')
        .select('id')
        .where('is_published', '=', true)
        .orderBy('id')
        .limit(1_000)
        .execute(),
      db
        .selectFrom('expert')
        .select(['id', 'kind', 'updated_at'])
        .where('is_published', '=', true)
        .orderBy('id')
        .limit(1_000)
        .execute(),
      db
        .selectFrom('bid_need')
        .select(['id', 'updated_at'])
        .where('published_at', 'is not', null)
        .where('taken_down_at', 'is', null)
        .orderBy('id')
        .limit(1_000)
        .execute(),
      db
        .selectFrom('article as a')
        .innerJoin('content_site as s', 's.id', 'a.site_id')
        .select(['a.id', 's.name', 'a.published_at', 'a.updated_at'])
        .where('a.published_at', '<=', now)
        .where('s.is_published', '=', true)
        .orderBy('a.id')
        .limit(10_000)
        .execute(),
      db
        .selectFrom('job_posting as j')
        .innerJoin('content_site as s', 's.id', 'j.site_id')
        .select(['j.id', 's.name', 'j.updated_at'])
        .where('j.is_published', '=', true)
        .where('s.is_published', '=', true)
        .orderBy('j.id')
        .limit(1_000)
        .execute(),
      publishedEditions(db, now),
    ])
  const entries: (string | readonly [path: string, row: Dated])[] = [
    '/',
    '/competitions',
    '/datasets',
    '/discussions',
    '/metrics',
    ...metrics.map(({ key }) => pathTo('/metrics/:key', { key })),
    '/information',
    '/information/info',
    '/information/activity',
    '/education',
    '/welfare',
    '/evalution',
    '/evalution/cmpt',
    '/unveil',
    ...needs.map(row => [pathTo('/unveil/:id', { id: row.id }), row] as const),
    '/cooperation',
    '/business',
    '/experts',
    ...experts.map(row => [pathTo('/experts/:type/:id', { type: row.kind, id: row.id }), row] as const),
    '/help',
    '/help/api',
    ...tabs.filter(tab => tab !== 'about').map(tab => pathTo('/help/:tab?', { tab })),
    '/api/docs',
    ...competitions.map(row => pathTo('/competitions/:id', { id: row.id })),
    ...datasets.map(row => [pathTo('/datasets/:id', { id: row.id }), row] as const),
    '/special',
    ...pages.map(({ site, slug }) => addressOf(site, slug)),
    ...news.map(row => [pathTo('/special/:name/news/:id', { name: row.name, id: row.id }), row] as const),
    ...jobs.map(row => [pathTo('/special/:name/job/:id', { name: row.name, id: row.id }), row] as const),
    '/dcic',
    '/dcic/DCIC',
    '/grade',
    ...seasons.map(row => pathTo('/dcic/:id', { id: row.id })),
    '/spic',
    ...editions.map(row => [pathTo('/spic/:id', { id: row.id }), row] as const),
    ...articles.map(row => [pathTo(`/information/${row.kind}/:id`, { id: row.id }), row] as const),
    ...sections.map(
      row => [`${pathTo('/information/activity/:id', { id: row.id })}/content-${row.number}`, row] as const,
    ),
  ]
  // A page that editors keep may stand at an address that is named already.
  const paths = new Map(entries.map(entry => (typeof entry === 'string' ? [entry, undefined] : entry)))
  // The page of a competition in one language says the same to readers of both.
  const inOne = new Map(competitions.map(row => [pathTo('/competitions/:id', { id: row.id }), row.languages]))
  const urls = [...paths].map(([path, row]) => {
    const languagesOf = languages
      .filter(lang => !foreignTo(inOne.get(path) ?? 'both', lang))
      .map(
        lang =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${settings.publicUrl}${inLanguage(path, lang)}"/>`,
      )
    return `<url><loc>${settings.publicUrl}${path}</loc>${row ? lastModified(row) : ''}${languagesOf.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}
