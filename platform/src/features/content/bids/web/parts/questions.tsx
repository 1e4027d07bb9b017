import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { usualZone } from '../../../../../base/web/format.ts'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { PersonLink } from '../../../../../site/person-link.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { longestQuestion } from '../../rules.ts'
import { bidWords } from '../../words.ts'
import type { NeedData } from '../need.page.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

const RemoveTalk = lazyPiece(() => import('./staff-tools.tsx').then(module => module.RemoveTalk))

/** What is asked about a call and answered, with a form for whoever may ask. */
export function Questions({ need }: { need: NeedData }) {
  const { formatTime } = useFormats()
  const words = useWords(bidWords)
  const { viewer, lang } = useSite()
  const { pathname, search } = useLocation()
  return (
    <section aria-labelledby="questions" className="grid gap-5">
      <h2 id="questions" className="text-2xl font-bold">
        {words.questions}
      </h2>
      {need.questions.length === 0 && <p className="text-muted">{words.noQuestions}</p>}
      <ul className="grid gap-5">
        {need.questions.map(question => (
          <li key={question.id} className="rounded-2xl border border-line bg-card p-5 shadow-card">
            <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
              <PersonLink person={question.author} />
              {formatTime(question.createdAt, usualZone)}
            </p>
            {question.isRemoved ? (
              <p className="mt-1 text-muted">{words.removedQuestion}</p>
            ) : (
              <>
                <p className="mt-1 font-medium whitespace-pre-line">{question.body}</p>
                <GivenAnswer question={question} mayAnswer={need.abilities.answer.allowed} />
                {need.abilities.remove.allowed && (
                  <Suspense>
                    <p className="mt-3 flex flex-wrap gap-3">
                      <RemoveTalk questionId={question.id} part="question" />
                      {question.answer !== null && <RemoveTalk questionId={question.id} part="answer" />}
                    </p>
                  </Suspense>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {!viewer && need.state === 'open' && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {words.askHint}
          <a
            href={loginPath(lang, pathname + search)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {words.ask}
          </a>
        </p>
      )}
      {need.abilities.ask.allowed && !need.isPoster && <AskForm needId={need.id} />}
    </section>
  )
}

function GivenAnswer({
  question,
  mayAnswer,
}: {
  question: NeedData['questions'][number]
  mayAnswer: boolean
}) {
  const words = useWords(bidWords)
  if (question.answer !== null)
    return <p className="mt-3 border-t border-line pt-3 whitespace-pre-line">{question.answer}</p>
  return (
    <>
      {question.isAnswerRemoved && <p className="mt-2 text-sm text-muted">{words.removedAnswer}</p>}
      {mayAnswer ? (
        <AnswerForm questionId={question.id} />
      ) : (
        !question.isAnswerRemoved && <p className="mt-2 text-sm text-muted">{words.noAnswer}</p>
      )}
    </>
  )
}

function AskForm({ needId }: { needId: number }) {
  const words = useWords(bidWords)
  const api = useApi()
  const editing = useForm({
    name: `need-question:${needId}`,
    saved: { value: { body: '' }, tag: '' },
    save: async body => {
      await api('POST /api/bids/needs/{needId}/questions', { params: { needId }, body })
    },
  })
  return (
    <form {...editing.props} className="grid gap-3">
      <TextField
        label={words.question}
        rows={3}
        maxLength={longestQuestion}
        required
        {...editing.field('body')}
      />
      {editing.problem && (
        <Callout kind="bad" live>
          {editing.problem}
        </Callout>
      )}
      <div>
        <Button type="submit" variant="secondary" busy={editing.isBusy}>
          {words.ask}
        </Button>
      </div>
    </form>
  )
}

function AnswerForm({ questionId }: { questionId: number }) {
  const words = useWords(bidWords)
  const api = useApi()
  const editing = useForm({
    name: `need-answer:${questionId}`,
    saved: { value: { answer: '' }, tag: '' },
    save: async body => {
      await api('PUT /api/bids/questions/{questionId}', { params: { questionId }, body })
    },
  })
  return (
    <form {...editing.props} className="mt-3 grid gap-3">
      <TextField
        label={words.answer}
        rows={2}
        maxLength={longestQuestion}
        required
        {...editing.field('answer')}
      />
      {editing.problem && (
        <Callout kind="bad" live>
          {editing.problem}
        </Callout>
      )}
      <div>
        <Button type="submit" size="small" busy={editing.isBusy}>
          {words.answer}
        </Button>
      </div>
    </form>
  )
}
