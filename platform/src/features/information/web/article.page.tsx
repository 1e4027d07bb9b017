import { formatDay } from '../../../base/web/format.ts'
import { pageContext } from '../../../site/page-context.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { useWords } from '../../../site/use-site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { informationWords } from '../words.ts'
import type { Route } from './+types/article.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/information/{id}', { params: { id: params.id as never } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, informationWords, words => ({
    title: loaderData?.title ?? words.title,
    description: loaderData?.summary,
  }))

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const words = useWords(informationWords)
  return (
    <article className="mx-auto max-w-[72ch]">
      <p className="flex items-center gap-3 text-sm text-muted tabular-nums">
        <Badge>{words[article.kind]}</Badge> {formatDay(article.publishedAt, 'Asia/Shanghai')}
      </p>
      <h1 className="mt-3 text-3xl font-bold">{article.title}</h1>
      <p className="mt-4 text-lg text-muted">{article.summary}</p>
      <div className="prose mt-8" dangerouslySetInnerHTML={{ __html: article.html }} />
    </article>
  )
}
