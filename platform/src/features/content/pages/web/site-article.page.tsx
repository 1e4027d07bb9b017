import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { articleData } from '../../information/structured-data.ts'
import { articleMeta, sharePictureOf } from '../../information/web/parts/article-meta-tags.ts'
import { ArticleHead } from '../../information/web/parts/article-head.tsx'
import { TextWithContents } from '../../../../site/text-with-contents.tsx'
import { ReadOn } from '../../information/web/parts/read-on.tsx'
import { pageWords } from '../words.ts'
import type { Route } from './+types/site-article.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, lang, share } = context.get(pageContext)
  const article = await api('GET /api/sites/{name}/news/{id}', {
    params: { name: params.name, id: Number(params.id) },
  })
  return { article, share: share(sharePictureOf(article, lang)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, pageWords, words => ({ title: words.sites }))
  const { article, share } = loaderData
  return articleMeta(matches, article, { share, structured: site => articleData(article, site) })
}

/** An article of a sponsor, inside the frame of its site. */
export default function SiteArticlePage({ loaderData: { article }, params: { name } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[64rem] px-4 py-8 sm:px-6 sm:py-12">
      <article>
        <ArticleHead article={article} back={pathTo('/special/:name/news', { name })} />
        <TextWithContents html={article.html} contents={article.contents} />
      </article>
      <ReadOn article={article} to={id => pathTo('/special/:name/news/:id', { name, id })} />
    </div>
  )
}
