import { useState } from 'react'
import { refusalIn } from '../../../../../base/web/network-error.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { Steps } from '../../../../../ui/steps.tsx'
import { submissionWords } from '../../words.ts'
import { useSubmission, type Submission } from '../use-submission.ts'
import { FaultNote, StateBadge } from './state.tsx'

/** Which step a submission is at: handed in, waiting, being scored, ended. */
const stepOf: Record<Submission['state'], number> = {
  uploaded: 1,
  queued: 1,
  running: 2,
  scored: 3,
  failed: 3,
  cancelled: 3,
}

const boardQuery = ({ schedule_id: sch, subRank: type }: Submission) =>
  new URLSearchParams({ sch: String(sch), ...(type ? { type } : {}) })

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
  const [refused, setRefused] = useState<{ id: number; message: string }>()
  if (!live) return null
  const isWaiting = live.state === 'queued' || live.state === 'uploaded'
  const isOver = stepOf[live.state] === 3
  const { live: said } = words
  const cancel = async () => {
    setRefused(undefined)
    try {
      await api('DELETE /api/submissions/{id}', { params: { id: live.id } })
    } catch (error) {
      const refusal = refusalIn(error)
      setRefused({ id: live.id, message: refusal?.message ?? said.notCancelled })
      // Where nothing answers, loading the page anew would lose it.
      if (!refusal) return
    }
    // What was refused may show that the page is older than the scorer.
    onEnd()
  }
  const end = live.state === 'scored' ? said.steps.scored : isOver ? words.states[live.state] : said.steps.end
  return (
    <Card as="section" className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div role="status" className="min-w-0">
          <h3 className="flex items-center gap-3 font-semibold">
            {said.title}
            <StateBadge state={live.state} />
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
            <span className="min-w-0 truncate">{live.fileName}</span>
            {live.queuePosition !== null && isWaiting && <span>{said.position(live.queuePosition)}</span>}
          </p>
          {live.score !== null && (
            <p className="mt-3 text-4xl font-bold tracking-tight tabular-nums">{live.score}</p>
          )}
        </div>
        {live.state === 'scored' && (
          <SiteLink
            to={`${pathTo('/competitions/:id/ranking', { id: competitionId })}?${boardQuery(live)}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            {said.rank}
          </SiteLink>
        )}
        {isWaiting && (
          <Button variant="secondary" size="small" onClick={() => void cancel()}>
            {said.cancel}
          </Button>
        )}
      </div>
      <Steps
        label={said.progress}
        steps={[said.steps.received, said.steps.queued, said.steps.running, end]}
        at={stepOf[live.state]}
        isOver={isOver}
        tone={live.state === 'failed' ? 'bad' : 'good'}
      />
      {live.state === 'running' && <Progress value={live.progress} label={said.progress} />}
      {refused?.id === live.id && (
        <Callout kind="bad" live>
          {refused.message}
        </Callout>
      )}
      {live.fault && <FaultNote fault={live.fault} />}
    </Card>
  )
}
