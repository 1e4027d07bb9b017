import { Terminal } from 'lucide-react'
import { startTransition, Suspense, useState } from 'react'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { datasetWords } from '../../words.ts'
import type { DatasetData, FileData } from './dataset-data.ts'

const ScriptDialog = lazyPiece(() => import('./script-dialog.tsx').then(module => module.ScriptDialog))

/** Beside the download of a file: how a script does it. */
export function ScriptButton(props: { dataset: DatasetData; file: FileData }) {
  const words = useWords(datasetWords).snippets
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        // The press is seen before the dialog is made.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Terminal className="size-4" aria-hidden="true" />
        {words.title}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ScriptDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
