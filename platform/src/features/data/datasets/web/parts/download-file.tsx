import { Download } from 'lucide-react'
import { startTransition, Suspense, useState } from 'react'
import { formatBytes } from '../../../../../base/web/format.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { datasetWords } from '../../words.ts'
import type { DatasetData, FileData } from './dataset-data.ts'
import { fileAddress } from './take-file.ts'

const AcceptDialog = lazyPiece(() => import('./accept-dialog.tsx').then(module => module.AcceptDialog))

/** Takes one file; where only the terms are in the way, they are accepted in the same step. */
export function DownloadFile({
  dataset,
  file,
  accept,
}: {
  dataset: DatasetData
  file: FileData
  accept: () => Promise<unknown>
}) {
  const words = useWords(datasetWords)
  const [isOpen, setOpen] = useState(false)
  const { download } = dataset.abilities
  const label = (
    <>
      <Download className="size-4" aria-hidden="true" />
      {words.downloadOne(formatBytes(file.size))}
    </>
  )
  if (download.allowed)
    return (
      <a href={fileAddress(file)} download className={buttonClass({ variant: 'secondary', size: 'small' })}>
        {label}
      </a>
    )
  if (download.code !== 'e40351') return null
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        // The press is seen before the dialog is made.
        onClick={() => startTransition(() => setOpen(true))}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AcceptDialog dataset={dataset} file={file} accept={accept} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
