import { formatBytes } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { bidWords } from '../../words.ts'

type Attachment = { id: number; name: string; size: number }

export function Files({
  files,
  onRemove,
}: {
  files: readonly Attachment[]
  onRemove?: (id: number) => void
}) {
  const { bid: words } = useWords(bidWords)
  if (files.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {files.map(file => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-3">
          <a href={`/api/bids/files/${file.id}`} download={file.name}>
            {file.name}
          </a>
          <span className="text-muted tabular-nums">{formatBytes(file.size)}</span>
          {onRemove && (
            <Button
              variant="quiet"
              size="small"
              aria-label={words.removeFile(file.name)}
              onClick={() => onRemove(file.id)}
            >
              {words.remove}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
