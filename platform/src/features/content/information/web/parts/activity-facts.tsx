import { CalendarPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { informationWords } from '../../words.ts'

type Activity = NonNullable<Answer<SiteCalls['GET /api/information/{id}/activity']>['activity']>

const tones = { upcoming: 'accent', running: 'good', past: 'neutral' } as const

/** When and where an activity is, how many places there are, and the reader's own sign-up. */
export function ActivityFacts({ id, activity }: { id: number; activity: Activity }) {
  const { event: words } = useWords(informationWords)
  const { time } = useZonedText(activity.zone)
  const { api, run, isBusy, problem } = useMutation({ reload: 'after refusal' })
  const { own, capacity, taken, waiting, abilities, signup } = activity
  const isFull = capacity !== null && (taken >= capacity || waiting > 0)
  const facts: [string, ReactNode][] = [
    [words.time, words.until(time(activity.startsAt), time(activity.endsAt))],
    ...(activity.place ? [[words.place, activity.place] as [string, ReactNode]] : []),
    ...(activity.onlineUrl
      ? [
          [
            words.online,
            <a key="link" href={activity.onlineUrl} rel="noreferrer noopener nofollow" target="_blank">
              {words.join}
            </a>,
          ] as [string, ReactNode],
        ]
      : activity.isLinkHidden
        ? [[words.online, words.linkHidden] as [string, ReactNode]]
        : []),
    ...(signup.from && signup.until
      ? [
          [words.window, words.until(time(signup.from), time(signup.until))] as [string, ReactNode],
          [
            words.places,
            [
              capacity === null
                ? words.takenOfAny(formatCount(taken))
                : words.taken(formatCount(taken), formatCount(capacity)),
              ...(waiting > 0 ? [words.waiting(formatCount(waiting))] : []),
            ].join(' · '),
          ] as [string, ReactNode],
        ]
      : []),
  ]
  const params = { id }
  return (
    <section className="mx-auto mt-8 grid max-w-[44rem] gap-5 rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6">
      <div>
        <Badge tone={tones[activity.state]}>{words.states[activity.state]}</Badge>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted sm:text-base">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {own && (
        <Callout kind={own.isWaiting ? 'info' : 'good'}>
          {own.isWaiting ? words.isWaiting(formatCount(own.ahead)) : words.in}
        </Callout>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        {own
          ? activity.state !== 'past' && (
              <Button
                variant="secondary"
                busy={isBusy}
                disabledReason={abilities.cancel.message}
                onClick={() => void run(() => api('DELETE /api/information/{id}/signup', { params }))}
              >
                {words.cancel}
              </Button>
            )
          : signup.state !== 'none' && (
              <Button
                busy={isBusy}
                disabledReason={abilities.signUp.message}
                onClick={() => void run(() => api('PUT /api/information/{id}/signup', { params }))}
              >
                {isFull ? words.wait : words.signUp}
              </Button>
            )}
        {activity.state !== 'past' && (
          <a
            href={`/api/information/${id}/calendar.ics`}
            className={buttonClass({ variant: 'secondary' })}
            download
          >
            <CalendarPlus className="size-4" aria-hidden="true" />
            {words.calendar}
          </a>
        )}
      </div>
    </section>
  )
}
