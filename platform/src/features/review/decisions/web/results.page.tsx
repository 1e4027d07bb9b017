import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { resultWords } from '../result-words.ts'
import { ArchiveLink } from './parts/archive-link.tsx'
import { Defences } from './parts/defences.tsx'
import { FinalRanking } from './parts/final-ranking.tsx'
import type { Route } from './+types/results.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return context
    .get(pageContext)
    .api('GET /api/admin/spic/{editionId}/results', { params: { editionId: Number(params.id) } })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, resultWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(resultWords, lang).crumb }

/** When proposals are defended, the final results, and all of an edition in one file. */
export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(resultWords)
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<ArchiveLink editionId={loaderData.edition.id} />}
    >
      <Defences desk={loaderData} />
      <FinalRanking key={loaderData.ranking?.digest} desk={loaderData} />
    </AdminPage>
  )
}
