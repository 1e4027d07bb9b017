import { formatCount } from '../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenInput } from '../../../../ui/input.tsx'
import { listThreads } from '../contract.ts'
import { threadsPerPage } from '../rules.ts'
import { discussionWords } from '../words.ts'
import { ThreadRow } from './parts/thread-row.tsx'
import { ThreadSearch } from './parts/thread-search.tsx'
import type { Route } from './+types/activity-threads.page.ts'

/** The discussions of the competitions that an event is about, one at a time. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const { title, competitions } = await api('GET /api/information/{id}', {
    params: { id: Number(params.id) },
  })
  const asked = Number(url.searchParams.get('competition'))
  const competition = competitions.find(one => one.id === asked) ?? competitions[0]
  if (!competition) return { title, competitions, found: null }
  const { search, sort, filter, tag, page } = readQuery(listThreads, url)
  const query = { search, sort, tag, filter: viewer || filter !== 'mine' ? filter : ('all' as const), page }
  const answer = await api('GET /api/competitions/{id}/discussions', {
    params: { id: competition.id },
    query: { ...query, per_page: threadsPerPage },
  })
  return { title, competitions, found: { ...answer, ...query, competition } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, discussionWords, words => ({
    title: loaderData ? `${loaderData.title} · ${words.list.title}` : words.list.title,
    description: words.activity.about,
  }))

export default function ActivityThreadsPage({ loaderData: { competitions, found } }: Route.ComponentProps) {
  const words = useWords(discussionWords)
  if (!found)
    return (
      <div className="mx-auto mt-8 max-w-[44rem]">
        <EmptyState
          title={words.activity.none}
          action={<SiteLink to="/discussions">{words.all.title}</SiteLink>}
        >
          {words.activity.noneHint}
        </EmptyState>
      </div>
    )
  const { threads, total, search, sort, filter, tag, page, competition } = found
  const isNarrowed = search !== '' || filter !== 'all' || tag !== undefined
  return (
    <div className="mx-auto mt-8 grid max-w-[44rem] grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl font-semibold">{words.list.title}</h2>
        <SiteLink
          to={pathTo('/competitions/:id/discuss/new', { id: competition.id })}
          className={buttonClass()}
        >
          {words.list.ask}
        </SiteLink>
      </div>
      {competitions.length > 1 && (
        <ChoiceLinks
          label={words.all.competition}
          chosen={competition.id}
          choices={competitions.map(one => [one.id, one.title, `?competition=${one.id}`] as const)}
        />
      )}
      <ListView
        filters={
          <ThreadSearch search={search} filter={filter} sort={sort} tag={tag}>
            <HiddenInput name="competition" value={String(competition.id)} />
          </ThreadSearch>
        }
        found={threads.length > 0 && words.list.found(formatCount(total))}
        empty={
          threads.length === 0 && (
            <EmptyState title={isNarrowed ? words.list.none : words.list.empty}>
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
