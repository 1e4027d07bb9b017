import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { CopyField } from '../../../../../ui/copy-field.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { teamWords } from '../../words.ts'
import { say } from '../../../../../site/said.ts'
import type { Team } from './types.ts'

export type Invitation = { token: string | null; expiresAt: string | null }

/** The captain's link into the team: to hand out, to renew, to end. */
export function LinkDialog({
  team,
  invitation,
  zone,
  onClose,
}: {
  team: Team
  invitation: Invitation
  zone: string
  onClose: () => void
}) {
  const words = useWords(teamWords)
  const { time } = useZonedText(zone)
  const { publicUrl } = useSite()
  const api = useApi()
  const { run, isBusy, problem } = useMutation()
  const params = { id: team.id }
  const make = async () => {
    if (await run(() => api('POST /api/teams/{id}/invitation', { params }))) say(words.link.made)
  }
  const revoke = async () => {
    if (await run(() => api('DELETE /api/teams/{id}/invitation', { params }))) say(words.link.revoked)
  }
  const { token, expiresAt } = invitation
  return (
    <Dialog title={words.link.title} closeLabel={words.close} onClose={onClose}>
      <p className="text-sm text-muted">{words.link.text}</p>
      {token === null ? (
        <p className="rounded-xl bg-sunken p-4 text-sm text-muted">{words.link.none}</p>
      ) : (
        <div className="grid gap-2">
          <CopyField
            label={words.link.label}
            value={`${publicUrl}/competitions/${team.cmptId}/teams?invite=${token}`}
            copy={words.link.copy}
            copied={words.link.copied}
          />
          {expiresAt && (
            <p className="text-sm text-muted tabular-nums">{words.link.until(time(expiresAt))}</p>
          )}
        </div>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <DialogActions>
        {token !== null && (
          <Button variant="danger" busy={isBusy} onClick={() => void revoke()}>
            {words.link.revoke}
          </Button>
        )}
        <Button variant={token === null ? 'primary' : 'secondary'} busy={isBusy} onClick={() => void make()}>
          {token === null ? words.link.make : words.link.again}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
