import { useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Modal, modalActions } from '../../../../../ui/modal.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { teamWords } from '../../words.ts'
import { useSay } from './said.tsx'
import type { Team } from './types.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useDraft } from './use-draft.ts'

const most = 300

/** Asks a team to take one in, with a reason. What was typed stays until it is sent, whatever happens in between. */
export function AskDialog({ team, ownSize, onClose }: { team: Team; ownSize: number; onClose: () => void }) {
  const words = useWords(teamWords)
  const api = useApi()
  const { run, isBusy, problem } = useMutation()
  const say = useSay()
  const [message, setMessage, forget] = useDraft(`leitai.ask.${team.id}`)
  const [isMissing, setMissing] = useState(false)
  const isMerge = team.ask?.kind === 'merge'
  const send = async () => {
    setMissing(message.trim() === '')
    if (message.trim() === '') return
    const path = isMerge ? 'POST /api/teams/v2/{id}/merges' : 'POST /api/teams/v2/{id}/requests'
    const input = { params: { id: team.id }, body: { message: message.trim(), cmptId: team.cmptId } }
    if (!(await run(() => api(path, input)))) return
    say(words.ask.sent(team.name))
    forget()
    onClose()
  }
  return (
    <Modal
      title={isMerge ? words.ask.mergeTitle(team.name) : words.ask.joinTitle(team.name)}
      closeLabel={words.close}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{isMerge ? words.ask.mergeText(ownSize) : words.ask.joinText}</p>
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <label className="text-sm">
          {words.ask.message}
          <textarea
            className="field mt-1 min-h-28 py-2"
            maxLength={most}
            aria-invalid={isMissing}
            value={message}
            // The reason is a line to read in a list: what Enter breaks becomes a space.
            onChange={event => setMessage(event.target.value.replace(/[\r\n]+/g, ' '))}
          />
          <span className="flex justify-between gap-4 text-muted tabular-nums">
            <span className={isMissing ? 'text-bad' : undefined} role={isMissing ? 'alert' : undefined}>
              {isMissing ? words.ask.required : words.ask.messageHint}
            </span>
            <span aria-hidden="true">
              {message.length}/{most}
            </span>
          </span>
        </label>
        {problem && (
          <Callout kind="bad" live>
            {problem}
          </Callout>
        )}
        <div className={modalActions}>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {words.ask.send}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
