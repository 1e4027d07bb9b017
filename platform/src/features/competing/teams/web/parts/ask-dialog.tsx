import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { teamWords } from '../../words.ts'
import { say } from '../../../../../site/said.ts'
import { Textarea } from '../../../../../ui/textarea.tsx'
import type { Team } from './types.ts'

const most = 300

/** Asks a team to take one in, with a reason. What was typed stays until it is sent, whatever happens in between. */
export function AskDialog({ team, ownSize, onClose }: { team: Team; ownSize: number; onClose: () => void }) {
  const words = useWords(teamWords)
  const api = useApi()
  const isMerge = team.ask?.kind === 'merge'
  const form = useForm({
    name: `team-ask:${team.id}`,
    saved: { value: { message: '' }, tag: '' },
    check: ({ message }) => ({ message: message.trim() === '' ? words.ask.required : undefined }),
    save: async ({ message }) => {
      const path = isMerge ? 'POST /api/teams/v2/{id}/merges' : 'POST /api/teams/v2/{id}/requests'
      await api(path, { params: { id: team.id }, body: { message: message.trim(), cmptId: team.cmptId } })
    },
    onSaved: () => {
      say(words.ask.sent(team.name))
      onClose()
    },
  })
  const { value: message, onChange, problem: missing } = form.field('message')
  return (
    <Dialog
      title={isMerge ? words.ask.mergeTitle(team.name) : words.ask.joinTitle(team.name)}
      closeLabel={words.close}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{isMerge ? words.ask.mergeText(ownSize) : words.ask.joinText}</p>
      <form {...form.props} className="grid gap-5">
        <label className="text-sm">
          {words.ask.message}
          <Textarea
            className="mt-1 min-h-28 py-2"
            maxLength={most}
            aria-invalid={missing !== undefined}
            value={message}
            // The reason is a line to read in a list: what Enter breaks becomes a space.
            onChange={typed => onChange(typed.replace(/[\r\n]+/g, ' '))}
          />
          <span className="flex justify-between gap-4 text-muted tabular-nums">
            <span className={missing && 'text-bad'} role={missing && 'alert'}>
              {missing ?? words.ask.messageHint}
            </span>
            <span aria-hidden="true">
              {message.length}/{most}
            </span>
          </span>
        </label>
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {words.ask.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
