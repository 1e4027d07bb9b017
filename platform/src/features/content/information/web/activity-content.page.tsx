import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { activityIn } from './activity.layout.tsx'
import { informationWords } from '../words.ts'
import { TextWithContents } from '../../../../site/text-with-contents.tsx'
import type { Route } from './+types/activity-content.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const number = Number(/content-(\d)(?:\.data)?$/.exec(url.pathname)?.[1])
  return context
    .get(pageContext)
    .api('GET /api/information/{id}/content/{number}', { params: { id: Number(params.id), number } })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, informationWords, words => {
    const { article, share } = activityIn(matches) ?? {}
    return {
      title: [loaderData?.title ?? words.activity, article?.title].filter(Boolean).join(' · '),
      description: article?.summary,
      share,
    }
  })

/** One of the pages of an activity. */
export default function ActivityContentPage({ loaderData: { html } }: Route.ComponentProps) {
  return <TextWithContents html={html} contents={[]} />
}
