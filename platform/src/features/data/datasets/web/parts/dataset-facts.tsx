import { formatBytes, formatCount, usualZone } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { ExternalLink } from '../../../../../ui/external-link.tsx'
import { licenceAddress, licenceNamed } from '../../licences.ts'
import { keepsFiles } from '../../rules.ts'
import { datasetWords } from '../../words.ts'
import type { DatasetData } from './dataset-data.ts'

/** What one wants to know of a dataset at a glance. */
export function DatasetFacts({ dataset }: { dataset: DatasetData }) {
  const words = useWords(datasetWords)
  const lang = useLang()
  const licence = licenceNamed(dataset.licence)
  const address = licenceAddress(dataset.licence)
  const { day } = useZonedText(usualZone)
  const facts: [string, string][] = [
    ...(dataset.owner ? [[words.owner, dataset.owner.name] as [string, string]] : []),
    [
      words.version,
      dataset.version.publishedAt ? words.versions.number(dataset.version.number) : words.draft,
    ],
    // Who may no longer take the files is not told that there are none.
    ...(keepsFiles(dataset)
      ? []
      : [
          [
            words.size,
            `${words.fileCount(dataset.files.length)} · ${formatBytes(dataset.files.reduce((sum, file) => sum + file.size, 0))}`,
          ] as [string, string],
        ]),
    ...(dataset.publishedAt ? [[words.published, day(dataset.publishedAt)] as [string, string]] : []),
    ...(dataset.updatedAt && dataset.versionCount > 1
      ? [[words.updated, day(dataset.updatedAt)] as [string, string]]
      : []),
    [words.viewed, formatCount(dataset.viewCount)],
    [words.downloaded, formatCount(dataset.downloadCount)],
  ]
  return (
    <dl className="grid gap-4 rounded-2xl border border-line bg-card p-5 text-sm shadow-card max-lg:grid-cols-2">
      <div className="max-lg:col-span-2">
        <dt className="text-muted">{words.licence}</dt>
        <dd className="mt-0.5 font-medium">
          {address ? <ExternalLink href={address}>{dataset.licence}</ExternalLink> : dataset.licence}
          {licence && (
            <span className="block font-normal text-muted">
              {lang === 'zh-CN' ? licence.gives.zh : licence.gives.en}
            </span>
          )}
        </dd>
      </div>
      {dataset.category && (
        <div>
          <dt className="text-muted">{words.category}</dt>
          <dd className="mt-0.5 font-medium">
            <SiteLink
              to={`${pathTo('/datasets')}?categoryId=${dataset.category.id}`}
              className="text-accent no-underline hover:underline"
            >
              {dataset.category.name}
            </SiteLink>
          </dd>
        </div>
      )}
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
        </div>
      ))}
      {dataset.sourceUrl && (
        <div>
          <dt className="text-muted">{words.source}</dt>
          <dd className="mt-0.5">
            <ExternalLink href={dataset.sourceUrl}>{new URL(dataset.sourceUrl).hostname}</ExternalLink>
          </dd>
        </div>
      )}
      {dataset.version.publishedAt && (
        <div>
          <dt className="text-muted">{words.metadata}</dt>
          <dd className="mt-0.5">
            <a
              href={`/api/datasets/${dataset.id}/croissant.json?version=${dataset.version.number}`}
              download
              className="text-accent no-underline hover:underline"
            >
              {words.croissant}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
