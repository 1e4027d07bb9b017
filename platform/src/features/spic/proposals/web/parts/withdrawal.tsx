import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { longestReason } from '../../rules.ts'
import { proposalWords } from '../../words.ts'

/** Takes back what was submitted, and says why. */
export function Withdrawal({ editionId, onDone }: { editionId: number; onDone: () => void }) {
  const { submit: words, signup } = useWords(proposalWords)
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {words.withdraw}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.withdrawTitle}
          submit={words.withdraw}
          isDanger
          validate={() => {
            setTried(true)
            return reason.trim() !== ''
          }}
          onSubmit={async () => {
            await api('PUT /api/spic/editions/{id}/proposal/withdrawal', {
              params: { id: editionId },
              body: { reason },
            })
            onDone()
          }}
          onClose={() => setAsked(false)}
        >
          <p className="text-muted">{words.withdrawText}</p>
          <TextField
            label={words.reason}
            rows={3}
            maxLength={longestReason}
            required
            value={reason}
            onChange={setReason}
            problem={isTried && reason.trim() === '' ? signup.required : undefined}
          />
        </ConfirmDialog>
      )}
    </>
  )
}
