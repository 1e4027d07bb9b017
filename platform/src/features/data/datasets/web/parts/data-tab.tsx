import { formatBytes, formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { datasetWords } from '../../words.ts'
import { DownloadLink, type DatasetData } from './dataset-files.tsx'
import { DownloadPanel } from './download-panel.tsx'
import { FilePreview, type FileProfile } from './file-preview.tsx'
import { FileTree } from './file-tree.tsx'

type File = DatasetData['files'][number]

/** The files on one side, what is in the chosen one on the other. */
export function DataTab({
  dataset,
  chosen,
  found,
  linkTo,
  accept,
}: {
  dataset: DatasetData
  chosen: File | undefined
  found: FileProfile | undefined
  linkTo: (file: File) => string
  accept: () => Promise<unknown>
}) {
  const words = useWords(datasetWords)
  const { preview, download } = dataset.abilities
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <FileTree files={dataset.files} chosen={chosen} linkTo={linkTo} />
        <DownloadPanel dataset={dataset} accept={accept} heading="h2" />
      </div>
      {chosen && (
        <div className="grid min-w-0 content-start gap-6">
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <h2 className="font-mono text-xl font-semibold">{chosen.name}</h2>
              {chosen.description && <p className="mt-1">{chosen.description}</p>}
              <p className="mt-1 text-sm text-muted tabular-nums">
                {formatBytes(chosen.size)}
                {chosen.rowCount !== null && ` · ${words.rowCount(formatCount(chosen.rowCount))}`}
                <span className="font-mono" title={chosen.sha256}>
                  {' '}
                  · {words.sha} {chosen.sha256.slice(0, 12)}…
                </span>
              </p>
            </div>
            {download.allowed && <DownloadLink file={chosen} />}
          </header>
          {found ? (
            <FilePreview found={found} fields={chosen.fields} />
          ) : (
            <EmptyState title={words.preview.blocked}>{preview.message}</EmptyState>
          )}
        </div>
      )}
    </div>
  )
}
