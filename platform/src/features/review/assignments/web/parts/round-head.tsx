import { useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { FactList } from '../../../../../ui/fact-list.tsx'
import { isOpenView } from '../../rules.ts'
import { assignmentWords } from '../../words.ts'
import type { Desk, ShownRound } from './shown.ts'

/** How far a round is assigned, and the way to open or close it. */
export function RoundHead({ editionId, round, desk }: { editionId: number; round: ShownRound; desk: Desk }) {
  const words = useWords(assignmentWords)
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  const isOpen = isOpenView(round)
  const state = isOpen ? 'open' : round.openedAt === null ? 'planned' : 'closed'
  const submit = isOpen ? words.close : round.openedAt === null ? words.open : words.reopen
  return (
    <Card as="section" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-3 font-semibold">
          {words.kinds[round.kind]}
          <Badge tone={isOpen ? 'good' : 'neutral'}>{words.states[state]}</Badge>
        </h2>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {submit}
        </Button>
      </div>
      <FactList
        facts={[
          [words.facts.covered, words.of(formatCount(round.covered), formatCount(round.proposals))],
          [words.facts.assigned, formatCount(round.assigned)],
          [words.facts.declined, formatCount(round.declined)],
          [words.facts.reviewers, formatCount(desk.reviewers)],
          [words.facts.conflicts, formatCount(desk.conflicts)],
        ]}
      />
      {isAsked && (
        <ConfirmDialog
          title={submit}
          submit={submit}
          onSubmit={() =>
            api('PUT /api/admin/spic/{editionId}/rounds/{roundId}/state', {
              params: { editionId, roundId: round.id },
              body: { isOpen: !isOpen },
            })
          }
          onClose={() => setAsked(false)}
        >
          {isOpen ? words.closeText : words.openText}
        </ConfirmDialog>
      )}
    </Card>
  )
}
