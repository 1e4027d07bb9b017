import { useEffect } from 'react'
import { formatCount } from '../../../base/web/format.ts'
import { useApi } from '../../../site/browser-api.ts'
import { pageContext } from '../../../site/page-context.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { useWords } from '../../../site/use-site.ts'
import { datasetWords } from '../words.ts'
import { DatasetFiles } from './parts/dataset-files.tsx'
import type { Route } from './+types/dataset.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/datasets/{id}', { params: { id: params.id as never } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, datasetWords, words => ({
    title: loaderData?.title ?? words.title,
    description: loaderData?.summary,
  }))

export default function DatasetPage({ loaderData: dataset }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const api = useApi()
  const { id } = dataset
  useEffect(() => {
    // A view that cannot be counted is no reason to trouble the reader.
    void api('POST /api/datasets/{id}/statistic', { params: { id } }).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  return (
    <article className="grid gap-8">
      <header>
        <h1 className="text-3xl font-bold">{dataset.title}</h1>
        <p className="mt-2 max-w-3xl text-muted">{dataset.summary}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted tabular-nums">
          <span>
            {words.licence}: {dataset.licence}
          </span>
          {dataset.sourceUrl && (
            <a href={dataset.sourceUrl} rel="noreferrer nofollow" className="text-accent">
              {words.source}
            </a>
          )}
          <span>{words.views(formatCount(dataset.viewCount))}</span>
          <span>{words.downloads(formatCount(dataset.downloadCount))}</span>
        </p>
      </header>
      <DatasetFiles
        dataset={dataset}
        accept={() => api('POST /api/datasets/{id}/protocol', { params: { id } })}
      />
      <div className="prose" dangerouslySetInnerHTML={{ __html: dataset.html }} />
    </article>
  )
}
