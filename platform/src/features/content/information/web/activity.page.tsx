import { pageMeta } from '../../../../site/page-meta.ts'
import { informationWords } from '../words.ts'
import { useActivityArticle } from './activity.layout.tsx'
import { TextWithContents } from '../../../../site/text-with-contents.tsx'
import type { Article } from './parts/article-head.tsx'
import type { Route } from './+types/activity.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, informationWords, words => {
    const layout = matches.find(match => match?.id === 'activity-pages')?.loaderData as
      | { article: Article }
      | undefined
    return { title: layout?.article.title ?? words.activity, description: layout?.article.summary }
  })

/** The overview of an activity. */
export default function ActivityPage() {
  const { html, contents } = useActivityArticle()
  return <TextWithContents html={html} contents={contents} />
}
