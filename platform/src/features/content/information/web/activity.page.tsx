import { pageMeta } from '../../../../site/page-meta.ts'
import { informationWords } from '../words.ts'
import { articleData, eventData } from '../structured-data.ts'
import { activityIn, useActivityArticle } from './activity.layout.tsx'
import { TextWithContents } from '../../../../site/text-with-contents.tsx'
import { articleMeta } from './parts/article-meta-tags.ts'
import type { Route } from './+types/activity.page.ts'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { article, activity, share } = activityIn(matches) ?? {}
  if (!article || !share) return pageMeta(matches, informationWords, words => ({ title: words.activity }))
  return articleMeta(matches, article, {
    share,
    structured: site => (activity ? eventData(article, activity, site) : articleData(article, site)),
  })
}

/** The overview of an activity. */
export default function ActivityPage() {
  const { html, contents } = useActivityArticle()
  return <TextWithContents html={html} contents={contents} />
}
