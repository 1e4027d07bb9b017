import type { MetaDescriptor } from 'react-router'
import { formatsOf, usualZone } from '../../../../../base/web/format.ts'
import type { Lang } from '../../../../../base/web/language.ts'
import { wordsIn } from '../../../../../base/web/words.ts'
import { pageMeta, siteOf, type Matches } from '../../../../../site/page-meta.ts'
import { shellWords } from '../../../../../site/words.ts'
import type { ReadSite } from '../../structured-data.ts'
import { informationWords } from '../../words.ts'
import type { Article } from './article-head.tsx'

const sectionOf = ({ kind, category }: Article, lang: Lang) => {
  const words = wordsIn(informationWords, lang)
  return category === null ? words[kind] : words.categories[category]
}

/** What a preview of a link to it shows. */
export const sharePictureOf = (article: Article, lang: Lang, startsAt = article.publishedAt) => ({
  kind: sectionOf(article, lang),
  title: article.title,
  note: [formatsOf(wordsIn(shellWords, lang).times).formatDay(startsAt, usualZone), article.author?.name]
    .filter(Boolean)
    .join(' · '),
})

/** The head of an article, with what search engines and link previews read of it. */
export function articleMeta(
  matches: Matches,
  article: Article,
  { share, structured }: { share: string; structured: (site: ReadSite) => object },
): MetaDescriptor[] {
  const site = siteOf(matches)
  if (!site) return []
  const { brand } = wordsIn(shellWords, site.lang)
  return [
    ...pageMeta(matches, informationWords, () => ({
      title: article.title,
      description: article.summary,
      share,
      type: 'article' as const,
    })),
    { property: 'article:published_time', content: article.publishedAt },
    { property: 'article:modified_time', content: article.updatedAt },
    { property: 'article:section', content: sectionOf(article, site.lang) },
    ...(article.author ? [{ property: 'article:author', content: article.author.name }] : []),
    { 'script:ld+json': { ...structured({ ...site, brand, share }) } },
  ]
}
