import { redirect } from 'react-router'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { articleData } from '../structured-data.ts'
import { informationWords } from '../words.ts'
import { addressOf } from './parts/address-of.ts'
import { ArticleHead } from './parts/article-head.tsx'
import { articleMeta, sharePictureOf } from './parts/article-meta-tags.ts'
import { TextWithContents } from '../../../../site/text-with-contents.tsx'
import { ReadOn } from './parts/read-on.tsx'
import type { Route } from './+types/article.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer, lang, share } = context.get(pageContext)
  const id = Number(params.id)
  const [article, bookmark] = await Promise.all([
    api('GET /api/information/{id}', { params: { id } }),
    viewer && api('GET /api/bookmarks/{kind}/{id}', { params: { kind: 'article', id } }),
  ])
  if (article.kind !== 'info') throw redirect(addressOf(article) + url.search, 301)
  return { article, bookmark, share: share(sharePictureOf(article, lang)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, informationWords, words => ({ title: words.title }))
  const { article, share } = loaderData
  return articleMeta(matches, article, { share, structured: site => articleData(article, site) })
}

export default function ArticlePage({ loaderData: { article, bookmark } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-[64rem] py-4 sm:py-8">
      <article>
        <ArticleHead article={article} bookmark={bookmark} />
        <TextWithContents html={article.html} contents={article.contents} />
      </article>
      <ReadOn article={article} />
    </div>
  )
}
