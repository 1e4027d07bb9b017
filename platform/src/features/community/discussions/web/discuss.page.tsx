import { formatCount } from '../../../../base/web/format.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import { threadsPerPage } from '../rules.ts'
import { discussionWords } from '../words.ts'
import { ThreadRow } from './parts/thread-row.tsx'
import { ThreadSearch } from './parts/thread-search.tsx'
import { listThreads } from '../contract.ts'
import type { Route } from './+types/discuss.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const { search, sort, filter, tag, page } = readQuery(listThreads, url)
  const query = { search, sort, tag, filter: viewer || filter !== 'mine' ? filter : ('all' as const), page }
  const answer = await api('GET /api/competitions/{id}/discussions', {
    params: { id: Number(params.id) },
    query: { ...query, per_page: threadsPerPage },
  })
  return { ...answer, ...query }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'discuss')

/** What people ask about a competition: pinned first, to search, to sort, to add to. */
export default function DiscussPage({ loaderData }: Route.ComponentProps) {
  const { threads, total, canModerate, openReports, search, sort, filter, tag, page } = loaderData
  const words = useWords(discussionWords)
  const competition = useCompetition()
  const base = pathTo('/competitions/:id/discuss', { id: competition.id })
  const isNarrowed = search !== '' || filter !== 'all' || tag !== undefined
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl font-semibold">{words.list.title}</h2>
        <div className="flex flex-wrap gap-3">
          {canModerate && (
            <SiteLink
              to={pathTo('/admin/competitions/:id/moderation', { id: competition.id })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.list.reports(formatCount(openReports))}
            </SiteLink>
          )}
          {competition.state === 'out_service' && competition.attachedTeam?.role === 'captain' && (
            <SiteLink
              to={pathTo('/competitions/:id/solution', { id: competition.id })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.solution.title}
            </SiteLink>
          )}
          <SiteLink to={`${base}/new`} className={buttonClass()}>
            {words.list.ask}
          </SiteLink>
        </div>
      </div>
      <ListView
        filters={<ThreadSearch search={search} filter={filter} sort={sort} tag={tag} />}
        found={threads.length > 0 && words.list.found(formatCount(total))}
        empty={
          threads.length === 0 && (
            <EmptyState
              title={isNarrowed ? words.list.none : words.list.empty}
              action={isNarrowed ? <SiteLink to={base}>{words.list.clear}</SiteLink> : undefined}
            >
              {isNarrowed ? words.list.noneHint : words.list.emptyHint}
            </EmptyState>
          )
        }
        pages={<SitePages page={page} total={total} perPage={threadsPerPage} />}
      >
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          {threads.map(thread => (
            <ThreadRow key={thread.id} thread={thread} zone={competition.zone} />
          ))}
        </ul>
      </ListView>
    </div>
  )
}
