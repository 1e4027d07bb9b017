import type { Answer } from '../../../../../base/contract/call.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { PersonLink } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { longestFeedback, type FeedbackState } from '../../rules.ts'
import { feedbackWords } from '../../feedback-words.ts'
import { FeedbackPicture } from './feedback-picture.tsx'
import { stateTone } from './state-tone.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Managed = Answer<SiteCalls['GET /api/admin/feedback']>['list'][number]

/** One message with all that came with it, and what can be done about it. */
export function ManagedFeedback({ feedback }: { feedback: Managed }) {
  const { formatTime } = useFormats()
  const words = useWords(feedbackWords)
  const { manage } = words
  const { page, logId, contact, answer, state } = feedback
  const beside = [
    { name: manage.page, value: page, path: page },
    { name: manage.logId, value: logId },
    { name: manage.contact, value: contact },
  ]
  return (
    <article
      aria-label={`${words.kinds[feedback.kind]} ${feedback.id}`}
      className="grid grid-cols-1 gap-4 rounded-2xl border border-line bg-card p-5 shadow-card"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={stateTone[state]}>{words.states[state]}</Badge>
        <span>{words.kinds[feedback.kind]}</span>
        {feedback.user ? <PersonLink person={feedback.user} /> : manage.visitor}
        <span className="text-muted tabular-nums">
          {manage.at(formatTime(feedback.createdAt, usualZone))}
        </span>
      </header>
      <p className="wrap-anywhere whitespace-pre-wrap">{feedback.body}</p>
      <FeedbackPicture url={feedback.picture} />
      <dl className="grid gap-1 text-sm empty:hidden">
        {beside.map(
          ({ name, value, path }) =>
            value && (
              <div key={name} className="flex flex-wrap gap-x-3">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">
                  {path ? <SiteLink to={path}>{value}</SiteLink> : value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {answer && (
        <div className="rounded-lg border-l-4 border-accent bg-sunken p-4">
          <p className="text-sm text-muted tabular-nums">
            {manage.answered(feedback.answeredBy ?? '', formatTime(answer.at, usualZone))}
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{answer.text}</p>
        </div>
      )}
      {state === 'open' ? (
        <AnswerForm feedback={feedback} />
      ) : (
        <Step feedback={feedback} to={state === 'closed' ? 'open' : 'closed'} />
      )}
    </article>
  )
}

function AnswerForm({ feedback: { id, user } }: { feedback: Managed }) {
  const { manage: words } = useWords(feedbackWords)
  const api = useApi()
  const form = useForm<{ state: 'answered' | 'closed'; answer: string }>({
    name: `feedback-answer:${id}`,
    saved: { value: { state: 'answered', answer: '' }, tag: '' },
    check: ({ state, answer }) => ({
      answer: state === 'answered' && answer.trim() === '' ? words.needAnswer : undefined,
    }),
    save: async ({ state, answer }) => {
      const body = state === 'answered' ? { state, answer } : { state }
      await api('PUT /api/admin/feedback/{feedbackId}', { params: { feedbackId: id }, body })
    },
    reload: 'after refusal',
  })
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <TextField
        label={words.reply}
        {...(user ? { hint: words.replyHint } : {})}
        rows={3}
        maxLength={longestFeedback}
        {...form.field('answer')}
      />
      {form.problem && (
        <p role="alert" className="text-sm text-bad">
          {form.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={form.isBusy} onClick={() => void form.save({ state: 'answered' })}>
          {user ? words.send : words.note}
        </Button>
        <Button variant="secondary" busy={form.isBusy} onClick={() => void form.save({ state: 'closed' })}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}

function Step({ feedback: { id }, to }: { feedback: Managed; to: Exclude<FeedbackState, 'answered'> }) {
  const { manage: words } = useWords(feedbackWords)
  const { api, run, isBusy, problem } = useMutation({ reload: 'after refusal' })
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        onClick={() =>
          void run(() =>
            api('PUT /api/admin/feedback/{feedbackId}', { params: { feedbackId: id }, body: { state: to } }),
          )
        }
      >
        {to === 'open' ? words.reopen : words.close}
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
