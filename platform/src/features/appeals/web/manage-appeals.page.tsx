import { formatCount } from '../../../base/web/format.ts'
import { pageContext } from '../../../site/page-context.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { SiteLink } from '../../../site/site-link.tsx'
import { SitePages } from '../../../site/site-pages.tsx'
import { useWords } from '../../../site/use-site.ts'
import { choiceClass, choicesClass } from '../../../ui/choices.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { appealsPerPage, appealStates } from '../rules.ts'
import { appealWords } from '../words.ts'
import { ManagedAppealCard } from './parts/managed-appeal.tsx'
import type { Route } from './+types/manage-appeals.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { state = '', page = '1' } = Object.fromEntries(url.searchParams)
  const id = params.id as never
  // Whoever may not see these is told before anything else is read.
  const answer = await api('GET /api/admin/competitions/{id}/appeals', {
    params: { id },
    query: { page: page as never, per_page: appealsPerPage, ...(state ? { state: state as never } : {}) },
  })
  const { competition } = await api('GET /api/competitions/{id}', { params: { id } })
  return {
    ...answer,
    state,
    page: Number(page),
    competitionTitle: competition?.title ?? '',
    zone: competition?.zone ?? 'Asia/Shanghai',
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, appealWords, words => ({ title: words.manage.title }))

/** The organiser's list of appeals: those that wait come first, in the order in which they came. */
export default function ManageAppealsPage({ loaderData }: Route.ComponentProps) {
  const { appeals, total, counts, state, page, competitionTitle, zone } = loaderData
  const words = useWords(appealWords)
  const all = appealStates.reduce((sum, one) => sum + counts[one], 0)
  const tabs = [
    ['', words.manage.all(formatCount(all))] as const,
    ...appealStates.map(
      one => [one, words.manage.state(words.states[one], formatCount(counts[one]))] as const,
    ),
  ]
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <PageHead title={`${words.manage.title} · ${competitionTitle}`}>{words.manage.lead}</PageHead>
      <nav aria-label={words.manage.title} className={`${choicesClass} justify-self-start`}>
        {tabs.map(([value, label]) => (
          <SiteLink
            key={value}
            to={value === '' ? '?' : `?state=${value}`}
            aria-current={state === value ? 'page' : undefined}
            className={choiceClass(state === value)}
          >
            {label}
          </SiteLink>
        ))}
      </nav>
      {appeals.length === 0 && <EmptyState title={words.manage.empty}>{words.manage.emptyHint}</EmptyState>}
      {appeals.map(appeal => (
        <ManagedAppealCard key={appeal.id} appeal={appeal} zone={zone} />
      ))}
      <SitePages page={page} total={total} perPage={appealsPerPage} />
    </div>
  )
}
