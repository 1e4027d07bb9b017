import { Pencil, Plus } from 'lucide-react'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { competitionQuery } from '../../../competing/competitions/competition-query.ts'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { keepsFiles } from '../rules.ts'
import { datasetWords } from '../words.ts'
import { DatasetFacts } from './parts/dataset-facts.tsx'
import { DatasetFiles } from './parts/dataset-files.tsx'
import { WithdrawnNote } from './parts/withdrawn-note.tsx'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import type { Route } from './+types/competition-data.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = { part: 'datasets' as const, as: readQuery({ query: competitionQuery }, url).as }
  const { datasets = [] } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: Number(params.id) }, query })
  return { datasets }
}

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'datasets')

export default function CompetitionDataPage({ loaderData: { datasets } }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const competition = useCompetition()
  const api = useApi()
  const add = competition.abilities.manage.allowed && (
    <SiteLink
      to={`${pathTo('/datasets/edit')}?competition=${competition.id}`}
      className={buttonClass({ variant: 'secondary' }, 'w-fit')}
    >
      <Plus className="size-4" aria-hidden="true" />
      {words.addData}
    </SiteLink>
  )
  if (datasets.length === 0)
    return (
      <EmptyState title={words.noData} action={add}>
        {add ? words.authored.none : words.noDataHint}
      </EmptyState>
    )
  return (
    <div className="grid gap-12">
      {datasets.map(dataset => (
        <section
          key={dataset.id}
          className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]"
          aria-labelledby={`dataset-${dataset.id}`}
        >
          <div className="grid min-w-0 content-start gap-6">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id={`dataset-${dataset.id}`} className="text-2xl font-semibold">
                {dataset.title || words.untitled}{' '}
                {dataset.version.publishedAt === null && <Badge tone="warn">{words.draft}</Badge>}
              </h2>
              {dataset.abilities.edit.allowed && (
                <SiteLink
                  to={pathTo('/datasets/edit/:id', { id: dataset.id })}
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                  aria-label={`${words.edit} ${dataset.title}`}
                >
                  <Pencil className="size-4" aria-hidden="true" />
                  {words.edit}
                </SiteLink>
              )}
            </div>
            <WithdrawnNote dataset={dataset} />
            {!keepsFiles(dataset) && (
              <DatasetFiles
                dataset={dataset}
                heading="h3"
                accept={() => api('POST /api/datasets/{id}/protocol', { params: { id: dataset.id } })}
              />
            )}
            <div className="prose" dangerouslySetInnerHTML={{ __html: dataset.html }} />
          </div>
          <aside className="text-sm lg:pt-14">
            <DatasetFacts dataset={dataset} />
          </aside>
        </section>
      ))}
      {add}
    </div>
  )
}
