import { useState } from 'react'
import { formatTime } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { accountWords } from '../../account-words.ts'
import type { Account } from '../account.page.tsx'

/** Shuts a person out or lets them in again, with a reason. */
export function Locking({ account }: { account: Account }) {
  const { account: words } = useWords(accountWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const [reason, setReason] = useState('')
  const isLocked = account.lockedAt !== null
  const off = reason.trim() === '' ? words.noReason : undefined
  const change = async () => {
    if (off !== undefined) return
    const isDone = await run(() =>
      api('PUT /api/admin/users/{id}/lock', {
        params: { id: account.id },
        body: { isLocked: !isLocked, reason },
      }),
    )
    if (isDone) setReason('')
  }
  return (
    <Card as="section">
      <form
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault()
          void change()
        }}
      >
        <h2 className="text-lg font-semibold">{isLocked ? words.lockedTitle : words.lockTitle}</h2>
        <div className="text-sm text-muted">
          <p>
            {account.lockedAt
              ? words.lockedSince(`${formatTime(account.lockedAt, 'UTC')} UTC`)
              : words.lockText}
          </p>
          {account.lockReason && <p className="mt-1">{words.lockReason(account.lockReason)}</p>}
        </div>
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          maxLength={300}
          value={reason}
          onChange={setReason}
        />
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        <div>
          <Button
            type="submit"
            variant={isLocked ? 'secondary' : 'danger'}
            busy={isBusy}
            disabledReason={off}
          >
            {isLocked ? words.unlock : words.lock}
          </Button>
        </div>
      </form>
    </Card>
  )
}
