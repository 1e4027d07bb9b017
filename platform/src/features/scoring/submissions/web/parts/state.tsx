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

/** Whose fault it was and every place in the file that is wrong. */
export function FaultNote({ fault }: { fault: NonNullable<Submission['fault']> }) {
  return (
    <Callout kind="bad" title={fault.message}>
      {fault.issues.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {fault.issues.map(issue => (
            <li key={issue.message}>{issue.message}</li>
          ))}
        </ul>
      )}
    </Callout>
  )
}
