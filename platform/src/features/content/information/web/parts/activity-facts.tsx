import type { ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { informationWords } from '../../words.ts'
import { eventTones } from './event-tones.ts'
import { OwnSignup } from './own-signup.tsx'

export type Activity = NonNullable<Answer<SiteCalls['GET /api/information/{id}/activity']>['activity']>

/** When and where an activity is, how many places there are, and the reader's own sign-up. */
export function ActivityFacts({ id, activity }: { id: number; activity: Activity }) {
  const { event: words } = useWords(informationWords)
  const { time } = useZonedText(activity.zone)
  const { own, capacity, taken, waiting, signup } = activity
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
  return (
    <section className="mx-auto mt-8 grid max-w-[44rem] gap-5 rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6">
      <div>
        <Badge tone={eventTones[activity.state]}>{words.states[activity.state]}</Badge>
      </div>
      {activity.state === 'cancelled' && (
        <Callout kind="bad" title={words.isCancelled}>
          <p>{activity.cancelReason}</p>
          {own && <p>{words.toldAll}</p>}
        </Callout>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted sm:text-base">{name}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <OwnSignup id={id} activity={activity} />
    </section>
  )
}
