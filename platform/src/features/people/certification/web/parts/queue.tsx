import { clsx } from 'clsx'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { reviewWords } from '../../review-words.ts'
import type { Queued } from './use-review.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Who applied, and since when they wait. */
export function Queue({
  list,
  openId,
  onOpen,
}: {
  list: readonly Queued[]
  openId: number | undefined
  onOpen: (id: number) => void
}) {
  const { formatTime } = useFormats()
  const words = useWords(reviewWords)
  const zone = useZone()
  return (
    <ul
      aria-label={words.queue}
      className="grid max-h-[70vh] gap-1 overflow-y-auto rounded-2xl border border-line bg-card p-2"
    >
      {list.map(one => (
        <li key={one.id}>
          <PlainButton
            aria-current={one.id === openId ? 'true' : undefined}
            className={clsx(
              'flex w-full items-start gap-3 rounded-xl px-3 py-2 text-left text-sm hover:bg-sunken',
              one.id === openId && 'bg-accent-soft hover:bg-accent-soft',
            )}
            onClick={() => onOpen(one.id)}
          >
            <Avatar name={one.user.name} picture={one.user.avatar} />
            <span className="grid min-w-0 gap-1">
              <span className="truncate font-medium">{one.user.name}</span>
              <span className="text-muted tabular-nums">
                {words.submitted(formatTime(one.submittedAt, zone))}
              </span>
              <span className="flex flex-wrap gap-1">
                <Badge>{words.kinds[one.kind]}</Badge>
                {one.state === 'reviewing' && one.firstBy && (
                  <Badge tone="accent">{words.first(one.firstBy.name)}</Badge>
                )}
              </span>
              {one.decidedAt && (
                <span className="text-muted">
                  {words.decided(one.decidedBy?.name ?? '', formatTime(one.decidedAt, zone))}
                </span>
              )}
              {one.reason && <span className="wrap-anywhere">{one.reason}</span>}
            </span>
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}
