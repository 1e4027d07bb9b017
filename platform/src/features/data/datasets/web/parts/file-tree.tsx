import { clsx } from 'clsx'
import { Download, File as FileIcon, Folder, Table2 } from 'lucide-react'
import { formatBytes } from '../../../../../base/web/format.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { treeOf, type TreeNode } from '../../rules.ts'
import { datasetWords } from '../../words.ts'
import type { FileData as File } from './dataset-data.ts'
import { fileAddress } from './take-file.ts'

/** The files of a dataset in their folders; each is a link to what is in it, with the way to take it beside. */
export function FileTree({ files, ...shown }: { files: readonly File[] } & Shown) {
  const words = useWords(datasetWords)
  return (
    <nav aria-label={words.tree.label} className="grid content-start gap-2">
      <p className="text-sm text-muted tabular-nums">
        {words.tree.files(files.length)} · {formatBytes(files.reduce((sum, file) => sum + file.size, 0))}
      </p>
      <div className="max-h-[36rem] overflow-y-auto rounded-2xl border border-line bg-card p-2 shadow-card">
        <Nodes nodes={treeOf(files)} {...shown} />
      </div>
    </nav>
  )
}

type Shown = {
  chosen: File | undefined
  canDownload: boolean
  linkTo: (file: File) => string
}

function Nodes({ nodes, ...shown }: { nodes: readonly TreeNode<File>[] } & Shown) {
  const { chosen } = shown
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
                <Nodes nodes={node.children} {...shown} />
              </div>
            </details>
          </li>
        ) : (
          <li key={node.file.id} className="flex items-center gap-1">
            <Leaf file={node.file} name={node.name} {...shown} />
            {shown.canDownload && <TakeLink file={node.file} />}
          </li>
        ),
      )}
    </ul>
  )
}

function Leaf({ file, name, chosen, linkTo }: { file: File; name: string } & Omit<Shown, 'canDownload'>) {
  const isChosen = file.id === chosen?.id
  const Icon = file.format ? Table2 : FileIcon
  return (
    <SiteLink
      to={linkTo(file)}
      preventScrollReset
      aria-current={isChosen ? 'page' : undefined}
      title={file.name}
      className={clsx(
        'flex min-w-0 grow items-center gap-2 rounded-lg px-2 py-1.5 text-sm no-underline',
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

function TakeLink({ file }: { file: File }) {
  const words = useWords(datasetWords)
  const label = `${words.download} ${file.name}`
  return (
    <a
      href={fileAddress(file)}
      download
      aria-label={label}
      title={label}
      className="grid size-8 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-text"
    >
      <Download className="size-4" aria-hidden="true" />
    </a>
  )
}
