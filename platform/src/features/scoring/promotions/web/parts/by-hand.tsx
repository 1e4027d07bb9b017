import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'
import { promotionWords } from '../../words.ts'
import type { Preview } from './promoting.tsx'

/** Promotes one team with a reason, whatever its rank, or takes that back. */
export function ByHand({
  row,
  preview,
}: {
  row: Pick<Preview['list'][number], 'team' | 'promoted'>
  preview: Preview
}) {
  const words = useWords(promotionWords)
  const { id } = useManagedCompetition()
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const isPromoted = row.promoted !== null
  const { promote, withdraw } = preview.abilities
  const ability = isPromoted ? withdraw : promote
  const { next } = preview
  // The reason why nothing can be done stands above the table, once.
  if (!next || !ability.allowed) return null
  return (
    <>
      <Button size="small" variant={isPromoted ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        {isPromoted ? words.withdraw : words.add}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={(isPromoted ? words.withdrawTitle : words.addTitle)(row.team.name)}
          text={isPromoted ? words.withdrawText : words.addText}
          submit={isPromoted ? words.withdraw : words.add}
          isDanger={isPromoted}
          onSubmit={reason =>
            api('PUT /api/admin/competitions/{id}/teams/{teamId}/promotion', {
              params: { id, teamId: row.team.id },
              body: { schedule: next.id, isPromoted: !isPromoted, reason },
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
