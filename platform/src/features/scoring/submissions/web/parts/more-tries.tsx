import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { managedWords } from '../../managed-words.ts'

const mostTries = 100

/** Gives one team more submissions today, with a reason that its members read. */
export function MoreTries({
  competitionId,
  team,
  disabledReason,
}: {
  competitionId: number
  team: { id: number; name: string }
  disabledReason?: string | undefined
}) {
  const { tries: words } = useWords(managedWords)
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState('1')
  const number = Number(count)
  const isCount = Number.isInteger(number) && number >= 1 && number <= mostTries
  return (
    <>
      <Button size="small" variant="secondary" disabledReason={disabledReason} onClick={() => setOpen(true)}>
        {words.give}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={words.title(team.name)}
          text={words.text}
          submit={words.submit}
          isReady={isCount}
          onSubmit={reason =>
            api('POST /api/admin/competitions/{id}/teams/{teamId}/tries', {
              params: { id: competitionId, teamId: team.id },
              body: { count: number, reason },
            })
          }
          onClose={() => setOpen(false)}
        >
          {isTried => (
            <TextField
              label={words.count}
              type="number"
              min={1}
              max={mostTries}
              step={1}
              value={count}
              onChange={setCount}
              problem={isTried && !isCount ? words.wrongCount(mostTries) : undefined}
            />
          )}
        </ReasonDialog>
      )}
    </>
  )
}
