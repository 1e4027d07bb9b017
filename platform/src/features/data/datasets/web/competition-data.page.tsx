import { Pencil, Plus } from 'lucide-react'
import { useSearchParams, type ShouldRevalidateFunction } from 'react-router'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { competitionQuery } from '../../../competing/competitions/competition-query.ts'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { chosenFile, keepsFiles } from '../rules.ts'
import { datasetWords } from '../words.ts'
import type { DatasetData } from './parts/dataset-data.ts'
import { DatasetFacts } from './parts/dataset-facts.tsx'
import { DownloadPanel } from './parts/download-panel.tsx'
import { Explorer } from './parts/explorer.tsx'
import { WithdrawnNote } from './parts/withdrawn-note.tsx'
import { useTextLang } from '../../../competing/competitions/web/parts/text-lang.ts'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import type { Route } from './+types/competition-data.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = { part: 'datasets' as const, as: readQuery({ query: competitionQuery }, url).as }
  const { datasets = [] } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: Number(params.id) }, query })
  return { datasets }
}

/** What the loader does not read: which file is looked at, and beside which. */
const looks = ['file', 'with']
const withoutLooks = ({ pathname, searchParams }: URL) =>
  `${pathname}?${new URLSearchParams([...searchParams].filter(([name]) => !looks.includes(name)))}`

// Another file is no reason to ask for the list of them again.
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, ...rest }) =>
  currentUrl.search !== nextUrl.search && withoutLooks(currentUrl) === withoutLooks(nextUrl)
    ? false
    : rest.defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'datasets')

export default function CompetitionDataPage({ loaderData: { datasets } }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const competition = useCompetition()
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
        <DatasetSection key={dataset.id} dataset={dataset} />
      ))}
      {add}
    </div>
  )
}

/** One dataset: how it is had, what is in its files, what is said of it. */
function DatasetSection({ dataset }: { dataset: DatasetData }) {
  const words = useWords(datasetWords)
  const langOf = useTextLang(useCompetition())
  const api = useApi()
  const [query] = useSearchParams()
  const link = useQueryLink()
  const accept = () => api('POST /api/datasets/{id}/protocol', { params: { id: dataset.id } })
  const isShown = !keepsFiles(dataset)
  return (
    <section className="grid gap-8" aria-labelledby={`dataset-${dataset.id}`}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={`dataset-${dataset.id}`} className="text-2xl font-semibold">
            <span lang={langOf(dataset.title)}>{dataset.title || words.untitled}</span>{' '}
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
        {isShown && <DownloadPanel dataset={dataset} accept={accept} heading="h3" />}
      </div>
      {isShown && dataset.files.length > 0 && (
        <Explorer
          dataset={dataset}
          chosen={chosenFile(dataset.files, Number(query.get('file')))}
          withId={Number(query.get('with'))}
          linkTo={(file, other) => link({ file: file.id, with: other?.id ?? null })}
          accept={accept}
          heading="h3"
        />
      )}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div
          className="prose min-w-0"
          lang={langOf(dataset.html)}
          dangerouslySetInnerHTML={{ __html: dataset.html }}
        />
        <aside className="text-sm">
          <DatasetFacts dataset={dataset} />
        </aside>
      </div>
    </section>
  )
}
