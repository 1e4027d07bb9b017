import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { integrityWords } from '../../words.ts'

type Run = Answer<SiteCalls['GET /api/admin/competitions/{id}/integrity']>['run']

/** How far the present look is, and what the last one went through. */
export function LastRun({ run, isUnderWay }: { run: Run; isUnderWay: boolean }) {
  const { run: words } = useWords(integrityWords)
  const { zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  if (!run) return <p className="text-sm text-muted">{words.never}</p>
  const { looked } = run
  const label = run.state === 'waiting' ? words.waiting : words.running
  return (
    <div className="grid gap-3 text-sm">
      {isUnderWay && (
        <div className="grid max-w-md gap-2">
          <span role="status">{label}</span>
          <Progress label={label} {...(run.state === 'waiting' ? {} : { value: run.progress })} />
        </div>
      )}
      {run.state === 'failed' && <Callout kind="warn">{words.failed}</Callout>}
      {run.lookedAt && looked && (
        <div className="text-muted">
          <p>
            <span className="text-text">{words.last(time(run.lookedAt))}</span>
            {' · '}
            {run.askedBy === null ? words.nightly : words.asked(run.askedBy)}
          </p>
          <p>
            {words.looked(
              formatCount(looked.files),
              formatCount(looked.pairs),
              formatCount(looked.series),
              formatCount(looked.accounts),
            )}
          </p>
          {looked.common > 0 && <p>{words.common(formatCount(looked.common))}</p>}
          {looked.unreadable > 0 && <p>{words.unreadable(formatCount(looked.unreadable))}</p>}
        </div>
      )}
    </div>
  )
}
