import { Plus } from 'lucide-react'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { datasetWords } from '../words.ts'
import { AuthoredList } from './parts/authored-list.tsx'
import type { Route } from './+types/authored-data.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { datasets = [] } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: Number(params.id) }, query: { part: 'datasets' } })
  return { datasets }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, datasetWords, words => ({ title: words.authored.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(datasetWords, lang).authored.title }

/** The datasets of a competition, as its organiser looks after them. */
export default function AuthoredDataPage({ loaderData: { datasets }, params }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const add = (
    <SiteLink
      to={`${pathTo('/datasets/edit')}?competition=${params.id}`}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Plus className="size-4" aria-hidden="true" />
      {words.addData}
    </SiteLink>
  )
  return (
    <AdminPage title={words.authored.title} lead={words.authored.lead} actions={datasets.length > 0 && add}>
      {datasets.length === 0 ? (
        <EmptyState title={words.noData} action={add}>
          {words.authored.none}
        </EmptyState>
      ) : (
        <AuthoredList competitionId={Number(params.id)} datasets={datasets} />
      )}
    </AdminPage>
  )
}
