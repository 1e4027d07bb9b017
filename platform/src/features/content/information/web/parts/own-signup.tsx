import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { formatCount } from '../../../../../base/web/format.ts'
import { loginPath } from '../../../../../base/web/sign-on-addresses.ts'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { informationWords } from '../../words.ts'
import type { Activity } from './activity-facts.tsx'

const ConfirmDialog = lazyPiece(() =>
  import('../../../../../site/confirm-dialog.tsx').then(module => module.ConfirmDialog),
)

/** The reader's own sign-up, and the way in and out. Visitors are led to the login. */
export function OwnSignup({ id, activity }: { id: number; activity: Activity }) {
  const { event: words } = useWords(informationWords)
  const { viewer, lang } = useSite()
  const { pathname, search } = useLocation()
  const { api, run, isBusy, problem } = useMutation({ reload: 'after refusal' })
  const [isAsked, setAsked] = useState(false)
  const { own, capacity, taken, waiting, abilities, signup, state } = activity
  const isFull = capacity !== null && (taken >= capacity || waiting > 0)
  const isCancelled = state === 'cancelled'
  const params = { id }
  return (
    <>
      {own && !isCancelled && (
        <Callout kind={own.isWaiting ? 'info' : 'good'}>
          {own.isWaiting ? words.isWaiting(formatCount(own.ahead)) : words.in}
        </Callout>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {own && !isCancelled && state !== 'past' && (
          <Button
            variant="secondary"
            disabledReason={abilities.cancel.message}
            onClick={() => setAsked(true)}
          >
            {words.cancel}
          </Button>
        )}
        {!own &&
          !isCancelled &&
          signup.state !== 'none' &&
          (signup.state === 'open' && state !== 'past' && !viewer ? (
            <a href={loginPath(lang, pathname + search)} className={buttonClass()}>
              {words.logIn}
            </a>
          ) : (
            <Button
              busy={isBusy}
              disabledReason={abilities.signUp.message}
              onClick={() => void run(() => api('PUT /api/information/{id}/signup', { params }))}
            >
              {isFull ? words.wait : words.signUp}
            </Button>
          ))}
        {/* Whoever has it in the calendar already takes it out with the same file. */}
        {state !== 'past' && (!isCancelled || own) && (
          <a
            href={`/api/information/${id}/calendar.ics`}
            className={buttonClass({ variant: 'secondary' })}
            download
          >
            <CalendarPlus className="size-4" aria-hidden="true" />
            {isCancelled ? words.calendarOff : words.calendar}
          </a>
        )}
      </div>
      {isAsked && own && (
        <Suspense>
          <ConfirmDialog
            title={words.cancelTitle}
            submit={words.cancelSubmit}
            isDanger
            onSubmit={() => api('DELETE /api/information/{id}/signup', { params })}
            onClose={() => setAsked(false)}
          >
            <p className="text-muted">{own.isWaiting ? words.cancelWaiting : words.cancelIn}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
