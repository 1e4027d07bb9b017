import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText, ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { broadcastWords } from '../../words.ts'

type Broadcast = Answer<SiteCalls['GET /api/admin/competitions/{id}/broadcasts']>['list'][number]

/** What was said to whom, and whether they have it. */
export function PastBroadcast({ broadcast, zone }: { broadcast: Broadcast; zone: string }) {
  const { past: words, segments } = useWords(broadcastWords)
  const { time } = useZonedText(zone)
  const { reached, delivered, deliveredAt } = broadcast
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-card p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="accent">{segments[broadcast.segment].name}</Badge>
          {words.by(broadcast.by)}
        </span>
        <ZonedTime at={broadcast.createdAt} zone={zone} />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {broadcast.contentZh && (
          <p lang="zh-CN" className="wrap-anywhere whitespace-pre-line">
            {broadcast.contentZh}
          </p>
        )}
        {broadcast.contentEn && (
          <p lang="en-US" className="wrap-anywhere whitespace-pre-line">
            {broadcast.contentEn}
          </p>
        )}
      </div>
      {deliveredAt === null ? (
        <div className="grid gap-1 text-sm" role="status">
          <span className="tabular-nums">{words.underWay(formatCount(delivered), formatCount(reached))}</span>
          <Progress
            value={reached === 0 ? 1 : delivered / reached}
            label={words.underWay(formatCount(delivered), formatCount(reached))}
          />
        </div>
      ) : (
        <p className="text-sm text-muted tabular-nums">
          {words.delivered(formatCount(reached), time(deliveredAt))}
        </p>
      )}
    </li>
  )
}
