import { newestArticles } from '../../../information/server/public.ts'
import type { SourceRead, SourceValue } from '../../sources.ts'
import type { Reading } from '../reading.ts'

/** The newest articles of the platform. */
export async function readNews(
  { db, lang, now }: Reading,
  { most }: SourceValue<'news'>,
): Promise<SourceRead<'news'>> {
  const articles = await newestArticles(db, lang, now, most)
  return articles.map(({ id, kind, title, summary, publishedAt }) => ({
    id,
    title,
    summary,
    at: publishedAt,
    path: `/information/${kind}/${id}`,
    cover: null,
  }))
}
