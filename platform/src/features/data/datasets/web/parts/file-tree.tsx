import { clsx } from 'clsx'
import { File as FileIcon, Folder, Table2 } from 'lucide-react'
import { formatBytes } from '../../../../../base/web/format.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { treeOf, type TreeNode } from '../../rules.ts'
import { datasetWords } from '../../words.ts'
import type { DatasetData } from './dataset-files.tsx'

type File = DatasetData['files'][number]

/** The files of a dataset in their folders; each is a link to what is in it. */
export function FileTree({
  files,
  chosen,
  linkTo,
}: {
  files: readonly File[]
  chosen: File | undefined
  linkTo: (file: File) => string
}) {
  const words = useWords(datasetWords)
  return (
    <nav aria-label={words.tree.label} className="grid gap-2">
      <p className="text-sm text-muted tabular-nums">
        {words.tree.files(files.length)} · {formatBytes(files.reduce((sum, file) => sum + file.size, 0))}
      </p>
      <div className="max-h-[36rem] overflow-y-auto rounded-2xl border border-line bg-card p-2 shadow-card">
        <Nodes nodes={treeOf(files)} chosen={chosen} linkTo={linkTo} />
      </div>
    </nav>
  )
}

type Props = {
  nodes: readonly TreeNode<File>[]
  chosen: File | undefined
  linkTo: (file: File) => string
}

function Nodes({ nodes, chosen, linkTo }: Props) {
  return (
    <ul className="grid gap-0.5">
      {nodes.map(node =>
        node.kind === 'folder' ? (
          <li key={node.path}>
            <details open={chosen?.name.startsWith(node.path) || nodes.length <= 3}>
              <summary className="flex items-center gap-2 rounded-lg px-2 py-1.5 text-sm hover:bg-sunken">
                <Folder className="size-4 shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0 truncate">{node.name}</span>
              </summary>
              <div className="ml-3 border-l border-line pl-2">
                <Nodes nodes={node.children} chosen={chosen} linkTo={linkTo} />
              </div>
            </details>
          </li>
        ) : (
          <li key={node.file.id}>
            <Leaf file={node.file} name={node.name} isChosen={node.file.id === chosen?.id} linkTo={linkTo} />
          </li>
        ),
      )}
    </ul>
  )
}

function Leaf({
  file,
  name,
  isChosen,
  linkTo,
}: {
  file: File
  name: string
  isChosen: boolean
  linkTo: (file: File) => string
}) {
  const Icon = file.format ? Table2 : FileIcon
  return (
    <SiteLink
      to={linkTo(file)}
      preventScrollReset
      aria-current={isChosen ? 'page' : undefined}
      title={file.name}
      className={clsx(
        'flex items-center gap-2 rounded-lg px-2 py-1.5 text-sm no-underline',
        isChosen ? 'bg-accent-soft font-semibold text-accent' : 'hover:bg-sunken',
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="ml-auto shrink-0 text-xs font-normal text-muted tabular-nums">
        {formatBytes(file.size)}
      </span>
    </SiteLink>
  )
}
