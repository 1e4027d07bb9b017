import { newestArticles } from '../../../information/server/public.ts'
import type { SourceRead, SourceValue } from '../../sources.ts'
import type { Reading } from '../reading.ts'
import { articlesOf } from '../site-articles.ts'

/** The newest articles of the site that the page belongs to, or of the platform. */
export async function readNews(
  { db, lang, now, site }: Reading,
  { of, most }: SourceValue<'news'>,
): Promise<SourceRead<'news'>> {
  const wanted = of === 'site' ? await articlesOf(db, site.id) : { kind: of }
  const articles = await newestArticles(db, lang, now, most, wanted)
  return articles.map(({ id, kind, title, summary, publishedAt, cover }) => ({
    id,
    title,
    summary,
    at: publishedAt,
    path: 'siteId' in wanted ? `/special/${site.name}/news/${id}` : `/information/${kind}/${id}`,
    cover,
  }))
}
