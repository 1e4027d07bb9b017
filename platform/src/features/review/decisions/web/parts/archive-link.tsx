import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { resultWords } from '../../result-words.ts'
import type { ArchiveProgress } from '../../results.contract.ts'

/** Downloads the archive of an edition, and shows how far the server is with it. */
export function ArchiveLink({ editionId }: { editionId: number }) {
  const words = useWords(resultWords)
  const [progress, setProgress] = useState<ArchiveProgress | null>(null)
  const source = useRef<EventSource | undefined>(undefined)
  useEffect(() => () => source.current?.close(), [])
  const address = `/api/admin/spic/${editionId}/archive`
  const watch = () => {
    source.current?.close()
    const opened = new EventSource(`${address}/events`)
    opened.addEventListener('message', ({ data }) => {
      const told = JSON.parse(data as string) as ArchiveProgress
      setProgress(told.isOver ? null : told)
      if (told.isOver) opened.close()
    })
    source.current = opened
  }
  const label = progress && words.archiving(formatCount(progress.done), formatCount(progress.total))
  return (
    <div className="grid gap-2">
      <a href={address} className={buttonClass({ variant: 'secondary' })} download onClick={watch}>
        <Download className="size-4" aria-hidden="true" />
        {words.archive}
      </a>
      {progress && label && (
        <div className="grid gap-1 text-sm text-muted">
          <Progress value={progress.done / Math.max(1, progress.total)} label={label} />
          <span>{label}</span>
        </div>
      )}
    </div>
  )
}
