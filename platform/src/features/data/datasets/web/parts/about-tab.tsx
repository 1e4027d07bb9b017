import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { datasetWords } from '../../words.ts'
import { Cite } from './cite.tsx'
import { DatasetFacts } from './dataset-facts.tsx'
import type { DatasetData } from './dataset-data.ts'
import { DownloadPanel } from './download-panel.tsx'

type Usage = Answer<SiteCalls['GET /api/datasets/{id}/usage']>['competitions']

/** What a dataset is, on what terms it can be had, where it is used and how it is cited. */
export function AboutTab({
  dataset,
  usage,
  accept,
}: {
  dataset: DatasetData
  usage: Usage
  accept: () => Promise<unknown>
}) {
  const words = useWords(datasetWords)
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 content-start gap-10">
        {dataset.html === '' ? (
          <p className="text-muted">{words.noAbout}</p>
        ) : (
          <div className="prose" dangerouslySetInnerHTML={{ __html: dataset.html }} />
        )}
        {usage.length > 0 && (
          <section className="grid gap-3" aria-labelledby="usage">
            <h2 id="usage" className="text-xl font-semibold">
              {words.usage}
            </h2>
            <ul className="grid gap-2">
              {usage.map(competition => (
                <li key={competition.id}>
                  <SiteLink
                    to={pathTo('/competitions/:id', { id: competition.id })}
                    className="text-accent no-underline hover:underline"
                  >
                    {competition.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {dataset.version.publishedAt && <Cite dataset={dataset} />}
      </div>
      <aside className="grid content-start gap-6 max-lg:order-first">
        <DownloadPanel dataset={dataset} accept={accept} heading="h2" />
        <DatasetFacts dataset={dataset} />
      </aside>
    </div>
  )
}
