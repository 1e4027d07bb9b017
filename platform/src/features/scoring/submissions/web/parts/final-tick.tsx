import { useId } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { submissionWords } from '../../words.ts'
import type { SubmitsData } from '../submits.page.tsx'
import type { Submission } from '../use-submission.ts'
import type { Ticks } from '../use-ticks.ts'

export type FinalBoards = NonNullable<SubmitsData['finalChoice']>['boards']

type Props = { submission: Submission; zone: string; ticks: Ticks & { boards: FinalBoards } }

/** One submission's tick. What cannot be changed stays reachable by keyboard and says why when one tries. */
export function FinalTick({ submission, zone, ticks }: Props) {
  const { choice } = useWords(submissionWords)
  const { time } = useZonedText(zone)
  const reasonId = useId()
  const { candidate } = submission
  // What was never scored, or was taken off the boards, can be no choice; a tick made before can be taken back.
  if (!candidate || submission.state !== 'scored' || (submission.voided && !submission.isCandidate))
    return (
      <span className="text-muted" aria-hidden="true">
        –
      </span>
    )
  const isTicked = ticks.isTicked(submission)
  const counts = ticks.boards.some(board => board.counting?.some(one => one.id === submission.id))
  return (
    <span className="inline-grid justify-items-center gap-1">
      <label className="grid size-8 cursor-pointer place-items-center rounded-lg hover:bg-sunken has-aria-disabled:cursor-not-allowed">
        <Checkbox
          checked={isTicked}
          aria-label={choice.label(submission.fileName, time(submission.receivedAt))}
          aria-disabled={!candidate.allowed || undefined}
          aria-describedby={candidate.allowed ? undefined : reasonId}
          title={candidate.message}
          onChange={isChecked => ticks.tick(submission, isChecked)}
          className="size-5 aria-disabled:opacity-50"
        />
      </label>
      {!candidate.allowed && (
        <span id={reasonId} className="sr-only">
          {candidate.message}
        </span>
      )}
      {counts && !isTicked && (
        <span title={choice.countsHint}>
          <Badge tone="accent">{choice.counts}</Badge>
        </span>
      )}
    </span>
  )
}
