import type { ReactNode } from 'react'
import { formatBytes } from '../../../../../base/web/format.ts'

export type ProposalFile = {
  id: number
  name: string
  kind: 'pdf' | 'office' | 'picture' | 'archive'
  size: number
  sha256: string
}

/** Files of a proposal, each with the way to it. */
export function FileLinks({
  files,
  action,
}: {
  files: readonly ProposalFile[]
  action?: (file: ProposalFile) => ReactNode
}) {
  if (files.length === 0) return null
  return (
    <ul className="grid gap-2">
      {files.map(file => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-3">
          <a href={`/api/spic/proposals/files/${file.id}`} download={file.name} className="wrap-anywhere">
            {file.name}
          </a>
          <span className="text-sm text-muted tabular-nums">{formatBytes(file.size)}</span>
          {action?.(file)}
        </li>
      ))}
    </ul>
  )
}
