import { ArrowLeft } from 'lucide-react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { BookmarkButton } from '../../../../people/bookmarks/web/parts/bookmark-button.tsx'
import { informationWords } from '../../words.ts'
import { ArticleMeta } from './article-meta.tsx'

export type Article = Answer<SiteCalls['GET /api/information/{id}']>
export type Bookmark = Answer<SiteCalls['GET /api/bookmarks/{kind}/{id}']> | null

/** How an article begins: its title, what it is, its summary and its picture. */
export function ArticleHead({
  article,
  bookmark,
  back = '/information',
}: {
  article: Article
  /** Undefined where articles cannot be kept. */
  bookmark?: Bookmark
  back?: string
}) {
  const words = useWords(informationWords)
  return (
    <header className="mx-auto max-w-[44rem]">
      <SiteLink
        to={back}
        className="inline-flex items-center gap-1 text-sm text-muted no-underline hover:text-accent"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {words.back}
      </SiteLink>
      <h1 className="mt-6 text-3xl leading-tight font-bold wrap-anywhere sm:text-[2.5rem]">
        {unbroken(article.title)}
      </h1>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ArticleMeta article={article} />
        {bookmark !== undefined && (
          // It comes after the page: on a phone with a line of its own from the beginning.
          <div className="w-full sm:w-auto">
            <BookmarkButton kind="article" id={article.id} state={bookmark} />
          </div>
        )}
      </div>
      <p className="mt-6 border-l-2 border-accent pl-5 text-lg text-muted sm:text-xl">{article.summary}</p>
      {article.cover && (
        <img
          src={article.cover}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          className="mt-8 aspect-video w-full rounded-2xl border border-line bg-board object-cover"
        />
      )}
    </header>
  )
}
