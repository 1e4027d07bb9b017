import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { accountWords } from '../../account-words.ts'
import type { Account } from '../account.page.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Shuts a person out or lets them in again, with a reason. */
export function Locking({ account }: { account: Account }) {
  const { formatTime } = useFormats()
  const { account: words } = useWords(accountWords)
  const api = useApi()
  const isLocked = account.lockedAt !== null
  const form = useForm({
    name: `lock:${account.id}`,
    saved: { value: { reason: '' }, tag: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? words.noReason : undefined }),
    save: async ({ reason }) => {
      await api('PUT /api/admin/users/{id}/lock', {
        params: { id: account.id },
        body: { isLocked: !isLocked, reason },
      })
    },
  })
  return (
    <Card as="section">
      <form {...form.props} className="grid gap-4">
        <h2 className="text-lg font-semibold">{isLocked ? words.lockedTitle : words.lockTitle}</h2>
        <div className="text-sm text-muted">
          <p>
            {account.lockedAt
              ? words.lockedSince(`${formatTime(account.lockedAt, 'UTC')} UTC`)
              : words.lockText}
          </p>
          {account.lockReason && <p className="mt-1">{words.lockReason(account.lockReason)}</p>}
        </div>
        <TextField label={words.reason} hint={words.reasonHint} maxLength={300} {...form.field('reason')} />
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        )}
        <div>
          <Button
            type="submit"
            variant={isLocked ? 'secondary' : 'danger'}
            busy={form.isBusy}
            disabledReason={form.value.reason.trim() === '' ? words.noReason : undefined}
          >
            {isLocked ? words.unlock : words.lock}
          </Button>
        </div>
      </form>
    </Card>
  )
}
