import { formatCount } from '../../../../base/web/format.ts'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Select } from '../../../../ui/select.tsx'
import { threadsPerPage } from '../rules.ts'
import { discussionWords } from '../words.ts'
import { ThreadRow } from './parts/thread-row.tsx'
import { ThreadSearch } from './parts/thread-search.tsx'
import { listAllThreads } from '../contract.ts'
import type { Route } from './+types/all-threads.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const { search, sort, filter, tag, competition, page } = readQuery(listAllThreads, url)
  const query = { search, sort, tag, filter: viewer || filter !== 'mine' ? filter : ('all' as const), page }
  const answer = await api('GET /api/discussions', {
    query: { ...query, competition, per_page: threadsPerPage },
  })
  return { ...answer, ...query, competition: competition ?? '' }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, discussionWords, words => ({ title: words.all.title, description: words.all.lead }))

/** What is asked and answered in all competitions that the reader may see. */
export default function AllThreadsPage({ loaderData }: Route.ComponentProps) {
  const { threads, total, competitions, search, sort, filter, tag, competition, page } = loaderData
  const words = useWords(discussionWords)
  const isNarrowed = search !== '' || filter !== 'all' || tag !== undefined || competition !== ''
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={words.all.title}>{words.all.lead}</PageHead>
      <ListView
        filters={
          <ThreadSearch search={search} filter={filter} sort={sort} tag={tag}>
            <Select
              name="competition"
              aria-label={words.all.competition}
              defaultValue={competition}
              className="sm:w-auto! sm:max-w-72"
            >
              <option value="">{words.all.everyCompetition}</option>
              {competitions.map(({ id, title, threads: count }) => (
                <option key={id} value={id}>
                  {title} ({formatCount(count)})
                </option>
              ))}
            </Select>
          </ThreadSearch>
        }
        found={threads.length > 0 && words.list.found(formatCount(total))}
        empty={
          threads.length === 0 && (
            <EmptyState
              title={isNarrowed ? words.list.none : words.list.empty}
              action={
                isNarrowed ? (
                  <SiteLink to="/discussions">{words.list.clear}</SiteLink>
                ) : (
                  <SiteLink to="/competitions" className={buttonClass()}>
                    {words.all.browse}
                  </SiteLink>
                )
              }
            >
              {isNarrowed ? words.all.noneHint : words.all.emptyHint}
            </EmptyState>
          )
        }
        pages={<SitePages page={page} total={total} perPage={threadsPerPage} />}
      >
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          {threads.map(thread => (
            <ThreadRow key={thread.id} thread={thread} zone={thread.zone} competition={thread.competition} />
          ))}
        </ul>
      </ListView>
    </div>
  )
}
