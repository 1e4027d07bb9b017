import { useEffect } from 'react'
import { formatBytes, formatCount, formatDay } from '../../../base/web/format.ts'
import { useApi } from '../../../site/browser-api.ts'
import { pageContext } from '../../../site/page-context.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { useWords } from '../../../site/use-site.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { datasetWords } from '../words.ts'
import { DatasetFiles } from './parts/dataset-files.tsx'
import type { Route } from './+types/dataset.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/datasets/{id}', { params: { id: params.id as never } })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, datasetWords, words => {
    if (!loaderData) return { title: words.title }
    const { title, summary, files, licence } = loaderData
    // A competition may well be called like the data that it is about.
    return {
      title: `${title} · ${words.title}`,
      description: words.about(summary, formatCount(files.length), licence),
    }
  })

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
    <article className="grid gap-10">
      <PageHead title={dataset.title}>{dataset.summary}</PageHead>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 content-start gap-10">
          <DatasetFiles
            dataset={dataset}
            accept={() => api('POST /api/datasets/{id}/protocol', { params: { id } })}
          />
          <div className="prose" dangerouslySetInnerHTML={{ __html: dataset.html }} />
        </div>
        <aside className="text-sm max-lg:order-first">
          <dl className="grid gap-4 rounded-2xl border border-line bg-card p-5 shadow-card max-lg:grid-cols-2">
            <div className="max-lg:col-span-2">
              <dt className="text-muted">{words.licence}</dt>
              <dd className="mt-0.5 font-medium">
                {dataset.licence}
                {dataset.sourceUrl && <ExternalLink href={dataset.sourceUrl}>{words.source}</ExternalLink>}
              </dd>
            </div>
            {(
              [
                [words.size, formatBytes(dataset.files.reduce((sum, file) => sum + file.size, 0))],
                ...(dataset.publishedAt
                  ? [[words.published, formatDay(dataset.publishedAt, 'Asia/Shanghai')] as const]
                  : []),
                [words.viewed, formatCount(dataset.viewCount)],
                [words.downloaded, formatCount(dataset.downloadCount)],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </article>
  )
}
