import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import { usualZone } from '../../../../../base/web/format.ts'
import { formatSpan } from '../../../../../base/web/format-span.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { scoreTexts } from '../../score-text.ts'
import { scoringWords } from '../../words.ts'
import type { Review } from './proposal-view.tsx'
import { ReadSheet } from './read-sheet.tsx'
import { StepBack } from './step-back.tsx'
import { stateTones } from './state-tones.ts'

type Sheet = NonNullable<Review['panel']>[number]

/** What each reviewer gave a proposal, for the chief. */
export function PanelSheets({ review, panel }: { review: Review; panel: readonly Sheet[] }) {
  const { formatTime } = useFormats()
  const { panel: words, states, sheet: own, scores } = useWords(scoringWords)
  const lang = useLang()
  const api = useApi()
  const total = scoreTexts(panel.flatMap(one => [one.total, ...one.history.map(event => event.total)]))
  const [unlocking, setUnlocking] = useState<Sheet>()
  return (
    <section className="grid gap-4">
      <h2 className="text-lg font-semibold">{words.title}</h2>
      {panel.length === 0 && <p className="text-muted">{words.none}</p>}
      {panel.map(sheet => (
        <Card key={sheet.assignmentId} as="article" className="grid gap-4">
          <header className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="flex items-center gap-2 font-semibold">
              {sheet.reviewer}
              <Badge tone={stateTones[sheet.state]}>{states[sheet.state]}</Badge>
              {sheet.isOld && <Badge tone="warn">{scores.old}</Badge>}
            </h3>
            <span className="text-sm text-muted tabular-nums">
              {sheet.total !== null && `${own.total(total(sheet.total))} · `}
              {own.version(String(sheet.version))}
              {' · '}
              {own.spent(formatSpan(sheet.seconds * 1000, lang))}
            </span>
          </header>
          {sheet.state !== 'open' && <ReadSheet criteria={sheet.criteria} sheet={sheet} />}
          {sheet.history.length > 0 && (
            <div className="text-sm">
              <h4 className="text-muted">{words.history}</h4>
              <ul className="mt-1 grid gap-1">
                {sheet.history.map(event => (
                  <li key={`${event.at} ${event.action}`} className="tabular-nums">
                    {`${formatTime(event.at, usualZone)} · ${words[event.action]} · ${words.event(event.by, total(event.total))}`}
                    {event.movedTo !== null && ` · ${words.movedTo(String(event.movedTo))}`}
                    {event.reason && ` · ${event.reason}`}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {sheet.state === 'locked' && sheet.isOpen && (
            <div>
              <Button variant="secondary" size="small" onClick={() => setUnlocking(sheet)}>
                {words.unlock}
              </Button>
            </div>
          )}
        </Card>
      ))}
      <div>
        <StepBack proposalId={review.proposal.id} />
      </div>
      {unlocking && (
        <ReasonDialog
          title={words.unlockTitle(unlocking.reviewer)}
          text={words.unlockText}
          submit={words.unlock}
          onClose={() => setUnlocking(undefined)}
          onSubmit={reason =>
            api('POST /api/spic-review/scoring/sheets/{assignmentId}/unlock', {
              params: { assignmentId: unlocking.assignmentId },
              body: { reason },
            })
          }
        />
      )}
    </section>
  )
}
