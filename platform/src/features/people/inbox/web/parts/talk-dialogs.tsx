import { useNavigate } from 'react-router'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { RadioGroup } from '../../../../../ui/radio.tsx'
import { Textarea } from '../../../../../ui/textarea.tsx'
import { reportReasons } from '../../rules.ts'
import { inboxWords } from '../../words.ts'
import type { Person } from './wire.ts'

export function RemoveMessage({
  id,
  onRemoved,
  onClose,
}: {
  id: number
  onRemoved: () => void
  onClose: () => void
}) {
  const { talk } = useWords(inboxWords)
  const api = useApi()
  return (
    <ConfirmDialog
      title={talk.removeTitle}
      submit={talk.confirmRemove}
      isDanger
      onSubmit={async () => {
        await api('DELETE /api/v1/inbox/messages/{id}', { params: { id } })
        onRemoved()
      }}
      onClose={onClose}
    >
      <p className="text-muted">{talk.removeHint}</p>
    </ConfirmDialog>
  )
}

export function RemoveConversation({ id, onClose }: { id: number; onClose: () => void }) {
  const { talk } = useWords(inboxWords)
  const api = useApi()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={talk.removeAllTitle}
      submit={talk.confirmRemove}
      isDanger
      onSubmit={async () => {
        await api('DELETE /api/v1/inbox/sessions/{id}', { params: { id } })
        await navigate('/messages')
      }}
      onClose={onClose}
    >
      <p className="text-muted">{talk.removeAllHint}</p>
    </ConfirmDialog>
  )
}

export function BlockPerson({ person, onClose }: { person: Person; onClose: () => void }) {
  const { talk } = useWords(inboxWords)
  const api = useApi()
  return (
    <ConfirmDialog
      title={talk.blockTitle(person.name)}
      submit={talk.block}
      isDanger
      onSubmit={() => api('PUT /api/users/{id}/block', { params: { id: person.id } })}
      onClose={onClose}
    >
      <p className="text-muted">{talk.blockHint}</p>
    </ConfirmDialog>
  )
}

/** Tells staff what is wrong with a conversation. */
export function ReportConversation({ person, onClose }: { person: Person; onClose: () => void }) {
  const words = useWords(inboxWords)
  const api = useApi()
  const form = useForm({
    saved: { value: { reason: 'spam' as (typeof reportReasons)[number], note: '' }, tag: '' },
    save: async body => {
      await api('POST /api/v1/inbox/reports', { body: { participator: person.id, ...body } })
    },
  })
  const isSent = form.justSaved
  return (
    <Dialog title={words.report.title(person.name)} closeLabel={words.close} onClose={onClose}>
      {isSent ? (
        <Callout kind="good" live>
          {words.report.sent}
        </Callout>
      ) : (
        <>
          <p className="text-muted">{words.report.hint}</p>
          <RadioGroup
            label={words.report.reason}
            options={reportReasons.map(one => [one, words.report.reasons[one]] as const)}
            {...form.field('reason')}
          />
          <label className="text-sm font-medium">
            {words.report.note}
            <Textarea
              className="mt-1 font-normal"
              maxLength={500}
              value={form.value.note}
              onChange={typed => form.set({ note: typed.replaceAll('\n', ' ') })}
            />
          </label>
          {form.problem && (
            <Callout kind="bad" live>
              {form.problem}
            </Callout>
          )}
        </>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {isSent ? words.close : words.cancel}
        </Button>
        {!isSent && (
          <Button busy={form.isBusy} onClick={() => void form.save()}>
            {words.report.send}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
