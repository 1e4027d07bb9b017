import { PersonIn } from '../../../../../site/person-link.tsx'
import { useApi } from '../../../../../site/browser-api.ts'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { appealLimit, isSettled, type AppealState } from '../../rules.ts'
import { appealWords } from '../../words.ts'
import { stateTone, type ManagedAppeal } from '../wire.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

/** One appeal with all that the organiser sees of it, and the answer to give. */
export function ManagedAppealCard({ appeal, zone }: { appeal: ManagedAppeal; zone: string }) {
  const { formatTime } = useFormats()
  const words = useWords(appealWords)
  const about = appeal.subject.isOwn ? words.manage.aboutOwn : words.list.about(appeal.subject.name)
  return (
    <article aria-label={about} className="rounded-2xl border border-line bg-card p-5 shadow-card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold">{about}</h2>
        {appeal.subject.isBanned && <Badge tone="bad">{words.manage.banned}</Badge>}
        <Badge tone={stateTone[appeal.state]}>{words.states[appeal.state]}</Badge>
      </header>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
        <span>{words.manage.from(appeal.team.name)}</span>
        <PersonIn
          person={appeal.author}
          text={name => words.list.by(name, formatTime(appeal.createdAt, zone))}
        />
      </p>
      <div className="prose mt-3 overflow-clip" dangerouslySetInnerHTML={{ __html: appeal.html }} />
      {appeal.answer && (
        <div className="mt-4 rounded-lg border-l-4 border-accent bg-sunken p-4">
          <p className="text-sm text-muted tabular-nums">
            {words.manage.answered(appeal.answeredBy?.name ?? '', formatTime(appeal.answer.at, zone))}
          </p>
          <div
            className="prose mt-2 overflow-clip"
            dangerouslySetInnerHTML={{ __html: appeal.answer.html }}
          />
        </div>
      )}
      {!isSettled(appeal.state) && <AnswerForm appeal={appeal} />}
    </article>
  )
}

function AnswerForm({ appeal }: { appeal: ManagedAppeal }) {
  const { manage } = useWords(appealWords)
  const api = useApi()
  const form = useForm<{ state: Exclude<AppealState, 'open'>; answer: string }>({
    name: `appeal-answer:${appeal.id}`,
    saved: { value: { state: 'answered', answer: '' }, tag: '' },
    check: ({ state, answer }) => ({
      answer: isSettled(state) && answer.trim() === '' ? manage.needAnswer : undefined,
    }),
    save: async (value, tag) => {
      const { state, answer } = value
      const body = isSettled(state) ? { state, answer } : { state }
      await api('PUT /api/admin/appeals/{id}', { params: { id: appeal.id }, body })
      // What is only taken up is still to be answered.
      return isSettled(state) ? undefined : { value, tag }
    },
  })
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      <MarkdownField label={manage.answer} maxLength={appealLimit} {...form.field('answer')} />
      <p className="text-sm text-muted">{manage.answerHint}</p>
      {form.problem && (
        <p role="alert" className="text-sm text-bad">
          {form.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={form.isBusy} onClick={() => void form.save({ state: 'answered' })}>
          {manage.send}
        </Button>
        <Button variant="danger" busy={form.isBusy} onClick={() => void form.save({ state: 'rejected' })}>
          {manage.reject}
        </Button>
        {appeal.state === 'open' && (
          <Button
            variant="secondary"
            busy={form.isBusy}
            onClick={() => void form.save({ state: 'reviewing' })}
          >
            {manage.take}
          </Button>
        )}
      </div>
    </div>
  )
}
