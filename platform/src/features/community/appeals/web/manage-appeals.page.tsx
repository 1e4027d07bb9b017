import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { appealsPerPage, appealStates } from '../rules.ts'
import { appealWords } from '../words.ts'
import { ManagedAppealCard } from './parts/managed-appeal.tsx'
import { listManagedAppeals } from '../contract.ts'
import type { Route } from './+types/manage-appeals.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { state, page } = readQuery(listManagedAppeals, url)
  const id = Number(params.id)
  const [answer, { zone }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/appeals', {
      params: { id },
      query: { state, page, per_page: appealsPerPage },
    }),
    api('GET /api/admin/competitions/{id}', { params: { id } }),
  ])
  return { ...answer, state: state ?? '', page, zone }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, appealWords, words => ({ title: words.manage.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(appealWords, lang).manage.title }

/** The organiser's list of appeals: those that wait come first, in the order in which they came. */
export default function ManageAppealsPage({ loaderData }: Route.ComponentProps) {
  const { appeals, total, counts, state, page, zone } = loaderData
  const words = useWords(appealWords)
  const all = appealStates.reduce((sum, one) => sum + counts[one], 0)
  return (
    <AdminPage title={words.manage.title} lead={words.manage.lead}>
      <ChoiceLinks
        label={words.manage.title}
        chosen={state}
        choices={[
          ['', words.manage.all(formatCount(all)), '?'],
          ...appealStates.map(
            one =>
              [
                one,
                words.manage.state(words.states[one], formatCount(counts[one])),
                `?state=${one}`,
              ] as const,
          ),
        ]}
      />
      {appeals.length === 0 && <EmptyState title={words.manage.empty}>{words.manage.emptyHint}</EmptyState>}
      <div className="grid max-w-4xl grid-cols-1 gap-6 empty:hidden">
        {appeals.map(appeal => (
          <ManagedAppealCard key={appeal.id} appeal={appeal} zone={zone} />
        ))}
      </div>
      <SitePages page={page} total={total} perPage={appealsPerPage} />
    </AdminPage>
  )
}
