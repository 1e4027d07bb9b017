import { Pause, Play, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../../../../base/web/format.ts'
import { useWords } from '../../../../../../site/use-site.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { FileName } from '../../../../../../ui/file-name.tsx'
import { Progress } from '../../../../../../ui/progress.tsx'
import { datasetWords } from '../../../words.ts'
import type { Item } from '../../uploads/upload-queue.ts'
import type { Draft } from './draft.ts'

type Props = {
  items: readonly Item[]
  /** What the server knows of: also what another page or another editor has begun. */
  known: Draft['uploads']
  onPause: (key: string) => void
  onResume: (key: string) => void
  onCancel: (key: string) => void
  onCancelKnown: (uploadId: string) => void
}

/** Every file that is on its way. */
export function UploadList({ items, known, onPause, onResume, onCancel, onCancelKnown }: Props) {
  const words = useWords(datasetWords).upload
  const names = new Set(items.filter(item => item.state !== 'done').map(item => item.name))
  const others = known.filter(upload => !names.has(upload.name))
  const shown = items.filter(item => item.state !== 'done')
  if (shown.length === 0 && others.length === 0) return null
  const action = (label: string, name: string, icon: ReactNode, act: () => void) => (
    <Button variant="quiet" size="small" aria-label={`${label} ${name}`} title={label} onClick={act}>
      {icon}
    </Button>
  )
  return (
    <section aria-label={words.queue} className="grid gap-2">
      {shown.length > 1 && (
        <p className="text-sm text-muted tabular-nums" role="status">
          {words.total(
            formatBytes(shown.reduce((sum, item) => sum + item.sent, 0)),
            formatBytes(shown.reduce((sum, item) => sum + item.size, 0)),
          )}
        </p>
      )}
      <ul className="grid gap-2">
        {shown.map(item => (
          <Row
            key={item.key}
            name={item.name}
            size={item.size}
            share={item.sent / item.size}
            said={saidOf(item)}
          >
            {item.state === 'failed' || item.state === 'paused'
              ? action(
                  item.state === 'failed' ? words.retry : words.resume,
                  item.name,
                  <Play className="size-4" aria-hidden="true" />,
                  () => onResume(item.key),
                )
              : action(words.pause, item.name, <Pause className="size-4" aria-hidden="true" />, () =>
                  onPause(item.key),
                )}
            {action(words.cancel, item.name, <X className="size-4" aria-hidden="true" />, () =>
              onCancel(item.key),
            )}
          </Row>
        ))}
        {others.map(upload => (
          <Row
            key={upload.id}
            name={upload.name}
            size={upload.size}
            share={upload.received / upload.size}
            said={
              upload.state === 'failed'
                ? { text: upload.message ?? '', isBad: true }
                : {
                    text:
                      upload.state === 'received'
                        ? words.checking
                        : upload.isMine
                          ? words.halfway(percent(upload.received / upload.size))
                          : words.others,
                    isBad: false,
                  }
            }
          >
            {upload.isMine &&
              upload.state !== 'received' &&
              action(words.cancel, upload.name, <X className="size-4" aria-hidden="true" />, () =>
                onCancelKnown(upload.id),
              )}
          </Row>
        ))}
      </ul>
    </section>
  )

  function saidOf(item: Item): { text: string; isBad: boolean } {
    const share = percent(item.sent / item.size)
    const text = {
      waiting: words.waiting,
      sending: words.sending(share),
      offline: words.offline,
      paused: words.paused(share),
      done: words.checking,
      failed: item.message ?? '',
    }[item.state]
    return { text, isBad: item.state === 'failed' }
  }
}

const percent = (share: number) => `${Math.floor(share * 100)}%`

function Row({
  name,
  size,
  share,
  said,
  children,
}: {
  name: string
  size: number
  share: number
  said: { text: string; isBad: boolean }
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 rounded-xl border border-line bg-card px-4 py-3">
      <p className="min-w-0 text-sm">
        <span className="block font-mono">
          <FileName name={name} />
        </span>
        <span className={said.isBad ? 'text-bad' : 'text-muted'} role={said.isBad ? 'alert' : undefined}>
          {formatBytes(size)} · {said.text}
        </span>
      </p>
      <div className="flex gap-1">{children}</div>
      <div className="col-span-2">
        <Progress value={share} label={`${name}: ${said.text}`} />
      </div>
    </li>
  )
}
