import { formatBytes } from '../../../../../base/web/format.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { usePolling } from '../../../../../site/use-polling.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { ownDataWords } from '../../words.ts'
import type { OwnData } from '../own-data.page.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

export function Downloads({ downloads }: Pick<OwnData, 'downloads'>) {
  const { formatTime } = useFormats()
  const { download: words } = useWords(ownDataWords)
  const { api, run, isBusy, problem } = useMutation()
  const zone = useZone()
  const isWaiting = downloads.some(one => one.state === 'waiting')
  usePolling(isWaiting)
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      <p className="text-muted">{words.text}</p>
      {downloads.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {downloads.map(one => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
              <span className="grid text-muted tabular-nums">
                <span>{words.asked(formatTime(one.createdAt, zone))}</span>
                <span role="status">
                  {one.state === 'done'
                    ? words.until(formatTime(one.expiresAt, zone))
                    : one.state === 'waiting'
                      ? words.waiting
                      : words.failed}
                </span>
              </span>
              {one.state === 'done' && (
                <a
                  href={`/api/own-data/downloads/${one.id}`}
                  className={buttonClass({ variant: 'secondary', size: 'small' })}
                  download
                >
                  {words.take(formatBytes(one.size ?? 0))}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div>
        <Button
          variant="secondary"
          busy={isBusy}
          disabledReason={isWaiting ? words.waiting : undefined}
          onClick={() => void run(() => api('POST /api/own-data/downloads'))}
        >
          {words.ask}
        </Button>
      </div>
    </Card>
  )
}
