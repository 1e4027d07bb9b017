import { useId } from 'react'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Textarea } from '../../../../../ui/textarea.tsx'
import { inboxWords } from '../../words.ts'
import { contentProblem, Counter } from './counter.tsx'
import type { ConversationData } from './wire.ts'

/** Where one answers: Enter sends, with Shift it breaks the line. What is typed is kept. */
export function Composer({ conversation }: { conversation: ConversationData }) {
  const { participantor: other, abilities, is_blocked: isBlocked } = conversation
  const words = useWords(inboxWords)
  if (abilities.write.allowed) return <MessageForm receiver={other.id} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken px-5 py-4 text-sm">
      <p>{abilities.write.message}</p>
      {isBlocked && <Unblock id={other.id} label={words.talk.unblock} />}
    </div>
  )
}

function Unblock({ id, label }: { id: number; label: string }) {
  const { api, run, isBusy } = useMutation()
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy}
      onClick={() => void run(() => api('DELETE /api/users/{id}/block', { params: { id } }))}
    >
      {label}
    </Button>
  )
}

function MessageForm({ receiver }: { receiver: number }) {
  const words = useWords(inboxWords)
  const api = useApi()
  const counterId = useId()
  const form = useForm({
    name: `message:${receiver}`,
    saved: { value: { content: '' }, tag: '' },
    check: ({ content }) => ({ content: contentProblem(content, words) }),
    save: async ({ content }) => {
      await api('POST /api/v1/inbox/messages', { body: { receivers: [receiver], content } })
    },
    reload: 'after refusal',
  })
  const { value, onChange, problem } = form.field('content')
  const trouble = problem ?? form.problem
  return (
    <form {...form.props} className="grid gap-2 border-t border-line p-3 sm:px-5">
      <Textarea
        rows={3}
        className="max-h-40 resize-none"
        aria-label={words.composer.label}
        aria-describedby={counterId}
        aria-invalid={problem ? true : undefined}
        placeholder={words.composer.placeholder}
        value={value}
        onChange={onChange}
        onKeyDown={event => {
          // While characters are put together Enter chooses among them.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          void form.save()
        }}
      />
      {trouble && (
        <p role="alert" className="text-sm text-bad">
          {form.problem && !problem ? `${words.send.failed} ${form.problem}` : trouble}
        </p>
      )}
      <div className="flex items-center justify-between gap-3 text-xs text-muted">
        <span className="max-sm:sr-only">{form.isDirty ? words.composer.draft : words.composer.hint}</span>
        <span className="ml-auto flex items-center gap-3">
          <Counter id={counterId} content={value} />
          <Button type="submit" size="small" busy={form.isBusy}>
            {words.composer.send}
          </Button>
        </span>
      </div>
    </form>
  )
}
