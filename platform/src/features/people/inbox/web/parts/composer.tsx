import { useId } from 'react'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Textarea } from '../../../../../ui/textarea.tsx'
import type { useUnblock } from '../../../follows/web/parts/use-unblock.ts'
import { inboxWords } from '../../words.ts'
import { contentProblem, Counter } from './counter.tsx'
import type { ConversationData } from './wire.ts'

/** Where one answers: Enter sends, with Shift it breaks the line. What is typed is kept. */
export function Composer({
  conversation,
  unblocking: { unblock, isBusy, problem },
}: {
  conversation: ConversationData
  unblocking: ReturnType<typeof useUnblock>
}) {
  const { participantor: other, abilities, is_blocked: isBlocked } = conversation
  const words = useWords(inboxWords)
  if (abilities.write.allowed) return <MessageForm receiver={other.id} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken px-5 py-4 text-sm">
      <p>{abilities.write.message}</p>
      {isBlocked && (
        <Button variant="secondary" size="small" busy={isBusy} onClick={unblock}>
          {words.talk.unblock}
        </Button>
      )}
      {problem && (
        <p role="alert" className="basis-full text-bad">
          {problem}
        </p>
      )}
    </div>
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
