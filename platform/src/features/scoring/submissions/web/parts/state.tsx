import { useWords } from '../../../../../site/use-site.ts'
import { Badge, type Tone } from '../../../../../ui/badge.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { submissionWords } from '../../words.ts'
import type { Submission } from '../use-submission.ts'

const tones: Record<Submission['state'], Tone> = {
  uploaded: 'accent',
  queued: 'accent',
  running: 'accent',
  scored: 'good',
  failed: 'bad',
  cancelled: 'neutral',
}

export function StateBadge({ state }: { state: Submission['state'] }) {
  const words = useWords(submissionWords)
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>
}

/** Whose fault it was and every place in the file that is wrong, or what is likely wrong in a file with a score. */
export function FaultNote({
  submission: { fault, warnings },
}: {
  submission: Pick<Submission, 'fault' | 'warnings'>
}) {
  const { check } = useWords(submissionWords)
  const issues = fault?.issues ?? warnings
  if (!fault && issues.length === 0) return null
  return (
    <Callout kind={fault ? 'bad' : 'warn'} title={fault?.message ?? check.scoredAnyway}>
      {issues.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {issues.map(issue => (
            <li key={issue.message}>{issue.message}</li>
          ))}
        </ul>
      )}
    </Callout>
  )
}
