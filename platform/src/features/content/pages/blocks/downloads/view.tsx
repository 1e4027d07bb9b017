import { Download } from 'lucide-react'
import { formatBytes } from '../../../../../base/web/format.ts'
import type { ViewProps } from '../../web/view-props.ts'
import { Band } from '../../web/parts/band.tsx'
import type { downloads } from './block.ts'

export function DownloadsView({ id, tone, value: { title, items } }: ViewProps<typeof downloads>) {
  return (
    <Band id={id} tone={tone} title={title} isNarrow>
      <ul className="grid gap-3">
        {items.map(
          (item, at) =>
            item.file && (
              <li key={at}>
                <a
                  href={item.file.url}
                  download
                  className="flex items-center gap-4 rounded-xl border border-line bg-card p-4 no-underline hover:border-accent"
                >
                  <Download className="size-5 shrink-0 text-accent" aria-hidden="true" />
                  <span className="min-w-0 grow">
                    <span className="block font-medium break-words">{item.title}</span>
                    {item.text !== '' && <span className="block text-sm text-muted">{item.text}</span>}
                  </span>
                  <span className="shrink-0 text-sm text-muted tabular-nums">
                    {formatBytes(item.file.bytes)}
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
    </Band>
  )
}
