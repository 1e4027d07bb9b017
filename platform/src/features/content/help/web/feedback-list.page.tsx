import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listFeedback } from '../feedback.contract.ts'
import { feedbackPerPage, feedbackStates } from '../rules.ts'
import { feedbackWords } from '../feedback-words.ts'
import { ManagedFeedback } from './parts/managed-feedback.tsx'
import type { Route } from './+types/feedback-list.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, page } = readQuery(listFeedback, url)
  const answer = await context
    .get(pageContext)
    .api('GET /api/admin/feedback', { query: { state, page, per_page: feedbackPerPage } })
  return { ...answer, state, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, feedbackWords, words => ({ title: words.manage.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(feedbackWords, lang).manage.title }

/** What people have to say, for staff to answer. */
export default function FeedbackListPage({ loaderData }: Route.ComponentProps) {
  const { manage: words, states } = useWords(feedbackWords)
  const link = useQueryLink()
  const { list, total, open, state, page } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ListView
        filters={
          <ChoiceLinks
            label={words.state}
            chosen={state}
            choices={feedbackStates.map(
              one =>
                [
                  one,
                  one === 'open' ? words.openCount(formatCount(open)) : states[one],
                  link({ state: one === 'open' ? null : one }),
                ] as const,
            )}
          />
        }
        empty={list.length === 0 && <EmptyState title={words.empty[state]}>{words.emptyHint}</EmptyState>}
        pages={<SitePages page={page} total={total} perPage={feedbackPerPage} />}
      >
        <div className="grid max-w-4xl grid-cols-1 gap-6">
          {list.map(one => (
            <ManagedFeedback key={one.id} feedback={one} />
          ))}
        </div>
      </ListView>
    </AdminPage>
  )
}
