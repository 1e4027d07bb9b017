import { ArrowLeft } from 'lucide-react'
import { formatDay } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { BookmarkButton } from '../../../people/bookmarks/web/parts/bookmark-button.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { informationWords } from '../words.ts'
import type { Route } from './+types/article.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const id = Number(params.id)
  const [article, bookmark] = await Promise.all([
    api('GET /api/information/{id}', { params: { id } }),
    viewer && api('GET /api/bookmarks/{kind}/{id}', { params: { kind: 'article', id } }),
  ])
  return { article, bookmark }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, informationWords, words => ({
    title: loaderData?.article.title ?? words.title,
    description: loaderData?.article.summary,
  }))

export default function ArticlePage({ loaderData: { article, bookmark } }: Route.ComponentProps) {
  const words = useWords(informationWords)
  return (
    <article className="mx-auto max-w-[44rem] py-4 sm:py-8">
      <SiteLink
        to="/information"
        className="inline-flex items-center gap-1 text-sm text-muted no-underline hover:text-accent"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {words.back}
      </SiteLink>
      <h1 className="mt-6 text-3xl leading-tight font-bold sm:text-[2.5rem]">{unbroken(article.title)}</h1>
      <div className="mt-5 flex flex-wrap items-center gap-3 text-sm text-muted tabular-nums">
        <Badge tone={article.kind === 'activity' ? 'accent' : 'neutral'}>{words[article.kind]}</Badge>
        <time dateTime={article.publishedAt}>{formatDay(article.publishedAt, 'Asia/Shanghai')}</time>
        <BookmarkButton kind="article" id={article.id} state={bookmark} />
      </div>
      <p className="mt-6 border-l-2 border-accent pl-5 text-lg text-muted sm:text-xl">{article.summary}</p>
      <div className="prose mt-8 text-[1.0625rem]" dangerouslySetInnerHTML={{ __html: article.html }} />
    </article>
  )
}
