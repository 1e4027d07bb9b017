import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { Banning } from './banning.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { integrityWords } from '../../words.ts'
import type { Finding } from './use-brief.ts'

/** What a person decides about a finding: evidence against a team, or no problem. */
export function Settling({ finding }: { finding: Finding }) {
  const { page: words } = useWords(integrityWords)
  const { id } = useManagedCompetition()
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const isDismissed = finding.dismissed !== null
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="text-lg font-semibold">{words.decide}</h2>
        {!isDismissed && <p className="mt-1 text-sm text-muted">{words.decideText}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isDismissed &&
          finding.teams.map(team => (
            <Banning
              key={team.id}
              competitionId={id}
              team={team}
              evidence={finding.id}
              label={words.use(team.name)}
              disabledReason={team.isBanned ? words.alreadyBanned : undefined}
            />
          ))}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {isDismissed ? words.reopen : words.dismiss}
        </Button>
      </div>
      {isOpen && (
        <ReasonDialog
          title={isDismissed ? words.reopenTitle : words.dismissTitle}
          text={isDismissed ? words.reopenText : words.dismissText}
          submit={isDismissed ? words.reopen : words.dismiss}
          onSubmit={reason =>
            api('PUT /api/admin/competitions/{id}/integrity/{findingId}/dismissal', {
              params: { id, findingId: finding.id },
              body: { isDismissed: !isDismissed, reason },
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}
