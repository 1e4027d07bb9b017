import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { staffWords } from '../../../../site/staff/words.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listApplications } from '../review.contract.ts'
import { reviewWords } from '../review-words.ts'
import { perPage, states } from '../rules.ts'
import { Desk } from './parts/desk.tsx'
import { Queue } from './parts/queue.tsx'
import { useReview } from './parts/use-review.ts'
import type { Route } from './+types/review.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, page } = readQuery(listApplications, url)
  const query = { state, page, per_page: perPage }
  const answer = await context.get(pageContext).api('GET /api/admin/certifications', { query })
  return { ...answer, state, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, reviewWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(reviewWords, lang).title }

/** What waits for certifiers: the list beside what one of them says, worked through by keys. */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(reviewWords)
  const { common } = useWords(staffWords)
  const { list, counts, total, eyes, state, page } = loaderData
  const review = useReview(list)
  return (
    <AdminPage title={words.title} lead={`${words.lead}${eyes > 1 ? ` ${words.eyes}` : ''}`}>
      <ChoiceLinks
        label={common.state}
        chosen={state}
        choices={states.map(
          one => [one, words.tab(words.states[one], formatCount(counts[one])), `?state=${one}`] as const,
        )}
      />
      {review.done && (
        <Callout kind="good" live>
          {review.done}
        </Callout>
      )}
      {list.length === 0 ? (
        <EmptyState title={words.empty[state]}>{words.emptyHint}</EmptyState>
      ) : (
        <>
          <p className="hidden text-sm text-muted lg:block">{words.keys}</p>
          <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <Queue list={list} openId={review.opened?.id} onOpen={review.open} />
            <Desk key={review.opened?.id} review={review} eyes={eyes} />
          </div>
        </>
      )}
      <SitePages page={page} total={total} perPage={perPage} />
    </AdminPage>
  )
}
