import { useApi } from '../../../../site/browser-api.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { submissionWords } from '../../words.ts'
import { useSubmission, type Submission } from '../use-submission.ts'
import { FaultNote, StateBadge } from './state.tsx'

/** The submission under way, or the one that has just ended: read out as it changes. */
export function LiveSubmission({
  submission,
  competitionId,
  onEnd,
}: {
  submission: Submission | null
  competitionId: number
  onEnd: () => void
}) {
  const words = useWords(submissionWords)
  const api = useApi()
  const live = useSubmission(submission, onEnd)
  if (!live) return null
  const isWaiting = live.state === 'queued' || live.state === 'uploaded'
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="font-semibold">{words.live.title}</h3>
      <div role="status" className="flex flex-wrap items-center gap-3">
        <StateBadge state={live.state} />
        <span className="min-w-0 truncate">{live.fileName}</span>
        {live.queuePosition !== null && isWaiting && (
          <span className="text-sm text-muted tabular-nums">{words.live.position(live.queuePosition)}</span>
        )}
        {live.score !== null && <strong className="font-mono text-2xl tabular-nums">{live.score}</strong>}
      </div>
      {(isWaiting || live.state === 'running') && (
        <Progress label={words.states[live.state]} {...(live.state === 'running' ? {} : { value: 0.05 })} />
      )}
      {live.fault && <FaultNote fault={live.fault} />}
      <div className="flex gap-3">
        {live.state === 'scored' && (
          <SiteLink to={`/competitions/${competitionId}/ranking`} className="text-accent">
            {words.live.rank}
          </SiteLink>
        )}
        {isWaiting && (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              void api('DELETE /api/submissions/{id}', { params: { id: live.id } }).then(onEnd, onEnd)
            }
          >
            {words.live.cancel}
          </Button>
        )}
      </div>
    </Card>
  )
}
