import { useId } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Textarea } from '../../../../../ui/textarea.tsx'
import { say } from '../../../../../site/said.ts'
import { mostReceivers } from '../../rules.ts'
import { inboxWords } from '../../words.ts'
import { contentProblem, Counter } from './counter.tsx'
import { ReceiverField } from './receiver-field.tsx'
import type { Person } from './wire.ts'

type Props = { to: Person | undefined; isOpen: boolean; onClose: () => void }

/** The dialog that sends a message, and what is said once that is done. */
export function SendMessage({ to, isOpen, onClose }: Props) {
  return isOpen ? <SendDialog to={to} onClose={onClose} /> : null
}

function SendDialog({ to, onClose }: Omit<Props, 'isOpen'>) {
  const words = useWords(inboxWords)
  const api = useApi()
  const counterId = useId()
  const form = useForm<{ receivers: Person[]; content: string }>({
    name: `message-dialog:${to?.id ?? 'new'}`,
    saved: { value: { receivers: to ? [to] : [], content: '' }, tag: '' },
    check: ({ receivers, content }) => ({
      receivers: receivers.length > mostReceivers ? words.send.tooMany(mostReceivers) : undefined,
      content: contentProblem(content, words),
    }),
    save: async ({ receivers, content }) => {
      await api('POST /api/v1/inbox/messages', {
        body: { receivers: receivers.map(person => person.id), content },
      })
    },
    onSaved: () => {
      say(words.send.sent)
      onClose()
    },
  })
  const receivers = form.field('receivers')
  const content = form.field('content')
  const wrongReceiver = form.issues.find(issue => issue.path.startsWith('body.receivers.'))
  const place = Number(wrongReceiver?.path.split('.')[2])
  const who = form.value.receivers[place]?.name
  return (
    <Dialog title={words.send.title} closeLabel={words.close} onClose={onClose}>
      <form {...form.props} className="grid gap-4">
        <ReceiverField
          chosen={receivers.value}
          onChange={receivers.onChange}
          problem={
            receivers.problem ?? (wrongReceiver && [who, wrongReceiver.message].filter(Boolean).join(' · '))
          }
        />
        <Field label={words.send.content} problem={content.problem}>
          {({ 'aria-describedby': describedBy, ...control }) => (
            <>
              <Textarea
                {...control}
                rows={5}
                aria-describedby={[describedBy, counterId].filter(Boolean).join(' ')}
                value={content.value}
                onChange={content.onChange}
              />
              <p className="mt-1 text-right text-xs text-muted">
                <Counter id={counterId} content={content.value} />
              </p>
            </>
          )}
        </Field>
        {form.problem && (
          <Callout kind="bad" live>
            {words.send.failed} {!wrongReceiver && form.problem}
          </Callout>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            busy={form.isBusy}
            disabledReason={form.value.receivers.length === 0 ? words.send.needReceiver : undefined}
          >
            {words.send.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
