import { clsx } from 'clsx'
import { FileCode, File as FileIcon, Folder as FolderIcon } from 'lucide-react'
import { formatCount } from '../../../../../base/web/format.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { sourceCodeWords } from '../../words.ts'
import { codeAddress } from '../code-address.ts'
import { folderOf, type Folder } from '../tree.ts'
import type { Procedure } from '../wire.ts'

type Props = { procedure: Procedure; current: string | undefined }

/** The files of a hand-in by folder; each is a page of its own. */
export function FileTree({ procedure, current }: Props) {
  const { view } = useWords(sourceCodeWords)
  return (
    <nav aria-label={view.tree} className="text-sm">
      <Level folder={folderOf(procedure.tree)} procedure={procedure} current={current} />
    </nav>
  )
}

function Level({
  folder,
  procedure,
  current,
}: {
  folder: Folder
  procedure: Procedure
  current: string | undefined
}) {
  const { comments } = useWords(sourceCodeWords)
  return (
    <ul className="grid gap-0.5">
      {folder.folders.map(one => (
        <li key={one.name}>
          <details open>
            <summary className="flex items-center gap-2 rounded-lg px-2 py-1 hover:bg-sunken">
              <FolderIcon className="size-4 shrink-0 text-muted" aria-hidden="true" />
              {one.name}
            </summary>
            <div className="ml-3 border-l border-line pl-2">
              <Level folder={one} procedure={procedure} current={current} />
            </div>
          </details>
        </li>
      ))}
      {folder.files.map(file => {
        const Icon = file.isText ? FileCode : FileIcon
        const isCurrent = file.path === current
        return (
          <li key={file.path}>
            <SiteLink
              to={codeAddress(procedure, { path: file.path })}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                'flex items-center gap-2 rounded-lg px-2 py-1 no-underline',
                isCurrent ? 'bg-accent-soft font-semibold text-accent' : 'hover:bg-sunken',
              )}
            >
              <Icon className="size-4 shrink-0" aria-hidden="true" />
              <span className="min-w-0 grow">{file.name}</span>
              {file.commentCount > 0 && (
                <span className="rounded-full bg-sunken px-1.5 text-xs text-muted tabular-nums">
                  <span aria-hidden="true">{formatCount(file.commentCount)}</span>
                  <span className="sr-only">{comments(formatCount(file.commentCount))}</span>
                </span>
              )}
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}
