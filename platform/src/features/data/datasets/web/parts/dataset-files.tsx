import { Download } from 'lucide-react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { DataTable, type Column } from '../../../../../ui/data-table.tsx'
import { datasetWords } from '../../words.ts'
import { DownloadPanel } from './download-panel.tsx'

export type DatasetData = Answer<SiteCalls['GET /api/datasets/{id}']>
type File = DatasetData['files'][number]

/** The files of a dataset as a table. They download once the protocol is accepted. */
export function DatasetFiles({
  dataset,
  accept,
  heading = 'h2',
}: {
  dataset: DatasetData
  accept: () => Promise<unknown>
  heading?: 'h2' | 'h3'
}) {
  const words = useWords(datasetWords)
  const { preview, download } = dataset.abilities
  const columns: Column<File>[] = [
    {
      key: 'name',
      label: words.name,
      cell: file => (
        <span>
          {preview.allowed && file.format ? (
            <SiteLink
              to={`${pathTo('/datasets/:id', { id: dataset.id })}?tab=data&file=${file.id}`}
              className="font-mono text-[0.85rem] font-semibold text-accent"
            >
              {file.name}
            </SiteLink>
          ) : (
            <strong className="font-mono text-[0.85rem] font-semibold">{file.name}</strong>
          )}
          <span className="block text-muted">{file.description}</span>
        </span>
      ),
    },
    {
      key: 'rows',
      label: words.rows,
      numeric: true,
      wideOnly: true,
      cell: file => (file.rowCount === null ? '–' : formatCount(file.rowCount)),
    },
    { key: 'size', label: words.size, numeric: true, cell: file => formatBytes(file.size) },
    {
      key: 'sha',
      label: words.sha,
      wideOnly: true,
      cell: file => (
        <span className="font-mono text-xs text-muted" title={file.sha256}>
          {file.sha256.slice(0, 12)}…
        </span>
      ),
    },
    ...(download.allowed
      ? [{ key: 'download', label: words.download, cell: (file: File) => <DownloadLink file={file} /> }]
      : []),
  ]
  return (
    <div className="grid gap-4">
      <DataTable caption={words.files} columns={columns} rows={dataset.files} rowKey={file => file.id} />
      <DownloadPanel dataset={dataset} accept={accept} heading={heading} />
    </div>
  )
}

/** Takes one file. */
export function DownloadLink({ file }: { file: File }) {
  const words = useWords(datasetWords)
  return (
    <a
      href={`/api/datasets/files/${file.id}`}
      download
      className={buttonClass({ variant: 'secondary', size: 'small' })}
      aria-label={`${words.download} ${file.name}`}
    >
      <Download className="size-4" aria-hidden="true" />
      <span className="max-sm:sr-only">{words.download}</span>
    </a>
  )
}
