import { useApi } from '../../../site/browser-api.ts'
import { pageContext } from '../../../site/page-context.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { useWords } from '../../../site/use-site.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useCompetition } from '../../competitions/web/competition.layout.tsx'
import { datasetWords } from '../words.ts'
import { DatasetFiles } from './parts/dataset-files.tsx'
import type { Route } from './+types/competition-data.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { datasets = [] } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: params.id as never }, query: { part: 'datasets' } })
  return { datasets }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, datasetWords, words => ({ title: words.competitionData }))

export default function CompetitionDataPage({ loaderData: { datasets } }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const competition = useCompetition()
  const api = useApi()
  if (datasets.length === 0) return <EmptyState title={words.noData}>{words.noDataHint}</EmptyState>
  return (
    <div className="grid gap-12">
      {datasets.map(dataset => (
        <section key={dataset.id} className="grid gap-5" aria-labelledby={`dataset-${dataset.id}`}>
          <h2 id={`dataset-${dataset.id}`} className="text-2xl font-semibold">
            {dataset.title}
          </h2>
          <div className="prose" dangerouslySetInnerHTML={{ __html: dataset.html }} />
          <p className="text-sm text-muted">
            {words.licence}: {dataset.licence}
          </p>
          <DatasetFiles
            dataset={dataset}
            accept={() =>
              api('POST /api/competitions/{id}/datasets/protocol', { params: { id: competition.id } })
            }
          />
        </section>
      ))}
    </div>
  )
}
