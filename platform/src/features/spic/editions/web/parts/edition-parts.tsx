import { useFormats } from '../../../../../site/use-formats.ts'
import type { ReactNode } from 'react'
import { hasSeconds, timeInZones, usualZone } from '../../../../../base/web/format.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useReaderZone, ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { FactList } from '../../../../../ui/fact-list.tsx'
import { Timeline } from '../../../../../ui/timeline.tsx'
import { passedShare } from '../../../../competing/competitions/rules.ts'
import { editionWords } from '../../words.ts'
import type { EditionData } from './edition-data.ts'

/** A part of an edition's page. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-6 text-2xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The windows of an edition, as the moments at which they open and shut. */
export function Schedule({ edition }: { edition: EditionData }) {
  const words = useWords(editionWords)
  const { now } = useSite()
  const readerZone = useReaderZone()
  const { signup, submit } = edition
  const marks = [
    { label: words.marks.signupStartsAt, at: signup.startsAt },
    { label: words.marks.signupEndsAt, at: signup.endsAt },
    { label: words.marks.submitStartsAt, at: submit.startsAt },
    { label: words.marks.submitEndsAt, at: submit.endsAt },
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const next = marks.findIndex(mark => mark.at > now)
  const isElsewhere = timeInZones(now, usualZone, readerZone, useFormats()).reader !== null
  return (
    <>
      <Timeline
        label={words.schedule}
        steps={marks.map((mark, at) => ({
          label: mark.label,
          time: <ZonedTime at={mark.at} zone={usualZone} isExact={hasSeconds(mark.at)} />,
          state: mark.at <= now ? 'past' : at === next ? 'now' : 'future',
          passed: passedShare(mark.at, marks[at + 1]?.at ?? mark.at, now),
        }))}
      />
      <p className="mt-4 text-xs text-muted">
        {words.zone(usualZone)}
        {isElsewhere && ` · ${words.readerZone(readerZone ?? '')}`}
      </p>
    </>
  )
}

export function Tracks({ tracks }: { tracks: EditionData['tracks'] }) {
  const words = useWords(editionWords)
  if (tracks.length === 0) return <p className="text-muted">{words.noTracks}</p>
  return (
    <ul aria-label={words.tracks} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tracks.map(track => (
        <li key={track.id}>
          <Card className="h-full">
            <h3 className="font-semibold">{track.name}</h3>
            {track.about !== '' && <p className="mt-2 text-sm text-muted">{track.about}</p>}
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** What to do, one after the other. */
export function Steps() {
  const { steps, step } = useWords(editionWords)
  const list = [
    [step.signup, step.signupText],
    [step.submit, step.submitText],
    [step.review, step.reviewText],
  ] as const
  return (
    <ol aria-label={steps} className="grid gap-6 lg:grid-cols-3">
      {list.map(([name, text], at) => (
        <li key={name} className="flex gap-3">
          <span
            className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent"
            aria-hidden="true"
          >
            {at + 1}
          </span>
          <div>
            <h3 className="font-semibold">{name}</h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Who may take part, and what is asked of them. */
export function WhoMay({ edition }: { edition: EditionData }) {
  const words = useWords(editionWords)
  return (
    <FactList
      facts={[
        [words.facts.who, edition.entrantKinds.map(kind => words.entrantKinds[kind]).join(words.listOf)],
        [words.facts.members, words.mostMembers(edition.mostMembers)],
        [words.facts.before, <Checks key="checks" checks={edition.checks} />],
        [words.facts.review, edition.isBlind ? words.blind : words.open],
      ]}
    />
  )
}

function Checks({ checks }: { checks: EditionData['checks'] }) {
  const words = useWords(editionWords)
  if (checks.length === 0) return words.noChecks
  return (
    <ul className="grid gap-1">
      {checks.map(check => (
        <li key={check}>{words.checks[check]}</li>
      ))}
    </ul>
  )
}
