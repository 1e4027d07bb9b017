import { wordFor } from '../../../../../base/web/words.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText, ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { managedWords } from '../../managed-words.ts'
import type { RunDetail } from './run-detail.ts'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'

/** What happened to a submission, in order, what was changed by hand, and the scores that it no longer has. */
export function SubmissionPast({ submission }: { submission: RunDetail }) {
  const { submission: words, submissions: list } = useWords(managedWords)
  const { zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const nameOf = (state: string) => wordFor(words.states, state) ?? state
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="font-semibold">{words.events}</h2>
      <ol className="grid gap-2 text-sm">
        {submission.events.map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- events are never reordered
          <li key={index} className="flex justify-between gap-x-4">
            <span>
              {nameOf(event.state)}
              {event.detail && <span className="block text-xs wrap-anywhere text-muted">{event.detail}</span>}
            </span>
            <span className="text-muted">
              <ZonedTime at={event.at} zone={zone} isExact />
            </span>
          </li>
        ))}
      </ol>
      {submission.adjustments.length > 0 && (
        <>
          <h3 className="border-t border-line pt-3 font-semibold">{words.adjustments}</h3>
          <ol className="grid gap-2 text-sm">
            {submission.adjustments.map((change, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- changes are never reordered
              <li key={index}>
                <span className="tabular-nums">
                  {list.list(change.board)} {change.old} → {change.new ?? words.computed}
                </span>
                <span className="block text-muted">
                  {words.adjustedBy(change.by, time(change.at), change.reason)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {submission.replaced.length > 0 && (
        <>
          <h3 className="border-t border-line pt-3 font-semibold">{words.replaced}</h3>
          <ul className="grid gap-1 text-sm">
            {submission.replaced.map(old => (
              <li key={`${old.board} ${old.replacedAt}`} className="flex flex-wrap justify-between gap-x-4">
                <span className="tabular-nums">
                  {list.list(old.board)} {old.score}
                  {old.adjusted && (
                    <span className="block text-muted">
                      {words.replacedByHand(String(old.adjusted.score), old.adjusted.reason)}
                    </span>
                  )}
                </span>
                <span className="text-muted">{words.replacedAt(time(old.replacedAt))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
