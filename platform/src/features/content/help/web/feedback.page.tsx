import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { PageHead } from '../../../../ui/page-head.tsx'
import { feedbackForm, listOwnFeedback } from '../feedback.contract.ts'
import { feedbackPerPage } from '../rules.ts'
import { feedbackWords } from '../feedback-words.ts'
import { FeedbackForm } from './parts/feedback-form.tsx'
import { OwnFeedback } from './parts/own-feedback.tsx'
import type { Route } from './+types/feedback.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const { page } = readQuery(listOwnFeedback, url)
  const given = (name: 'page' | 'logId', asked: string) =>
    feedbackForm.shape[name].safeParse(url.searchParams.get(asked) ?? '').data ?? ''
  return {
    from: given('page', 'from'),
    log: given('logId', 'log'),
    page,
    own: viewer && (await api('GET /api/feedback/own', { query: { page, per_page: feedbackPerPage } })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, feedbackWords, words => ({ title: words.title, description: words.lead }))

/** Takes what somebody has to say, and shows them what they said before and its answers. */
export default function FeedbackPage({ loaderData: { from, log, page, own } }: Route.ComponentProps) {
  const words = useWords(feedbackWords)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-8">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <FeedbackForm key={`${from} ${log}`} from={from} log={log} />
      {own && own.total > 0 && (
        <section className="grid grid-cols-1 gap-4">
          <h2 className="text-lg font-semibold">{words.own}</h2>
          {own.list.map(one => (
            <OwnFeedback key={one.id} feedback={one} />
          ))}
          <SitePages page={page} total={own.total} perPage={feedbackPerPage} />
        </section>
      )}
    </div>
  )
}
