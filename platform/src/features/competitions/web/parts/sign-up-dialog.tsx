import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '../../../../base/contract/client.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { useApi } from '../../../../site/browser-api.ts'
import { useWords } from '../../../../site/use-site.ts'
import { forgetInvite, keptInvite } from '../../../invites/web/parts/kept-invite.ts'
import { competitionWords } from '../../words.ts'
import type { CompetitionData } from '../competition.layout.tsx'

/** The agreement, a name for the team, and the signup itself. */
export function SignUpDialog({ competition }: { competition: CompetitionData }) {
  const words = useWords(competitionWords)
  const api = useApi()
  const revalidator = useRevalidator()
  const [agreed, setAgreed] = useState(false)
  const [teamName, setTeamName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const signUp = async () => {
    if (!agreed) return setProblem(words.signup.mustAgree)
    setBusy(true)
    try {
      const name = teamName.trim()
      const invited = keptInvite(competition.id)
      await api('POST /api/competitions/{id}/users', {
        params: { id: competition.id },
        body: {
          agreementVersion: competition.agreement.version,
          from: 'web',
          ...(name ? { teamName: name } : {}),
          ...invited,
        },
      })
      forgetInvite(competition.id)
      await revalidator.revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isUnseen = error.issues.some(issue => issue.code === 'invisible')
      setProblem(isUnseen ? words.signup.teamUnseen : error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger className={buttonClass({ size: 'large' }, 'self-start')}>
        {words.signup.button}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 grid max-h-[90vh] w-[min(40rem,92vw)] -translate-1/2 gap-5 overflow-y-auto rounded-2xl bg-card p-6 shadow-float">
          <Dialog.Title className="text-xl font-semibold">{words.signup.title}</Dialog.Title>
          <div
            className="prose max-h-64 overflow-y-auto rounded-lg border border-line p-4 text-sm"
            dangerouslySetInnerHTML={{ __html: competition.agreement.html }}
          />
          <label className="flex gap-2">
            <input
              type="checkbox"
              checked={agreed}
              onChange={event => setAgreed(event.target.checked)}
              className="mt-1.5 accent-accent"
            />
            {words.signup.agree}
          </label>
          <label className="text-sm">
            {words.signup.teamName}
            <input
              className="field mt-1"
              maxLength={60}
              value={teamName}
              onChange={event => setTeamName(event.target.value)}
            />
            <span className="text-muted">{words.signup.teamHint}</span>
          </label>
          {problem && (
            <Callout kind="bad" live>
              {problem}
            </Callout>
          )}
          <div className="flex justify-end gap-3">
            <Dialog.Close className={buttonClass({ variant: 'secondary' })}>
              {words.signup.cancel}
            </Dialog.Close>
            <Button busy={isBusy} onClick={() => void signUp()}>
              {words.signup.confirm}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
