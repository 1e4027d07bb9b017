import { Fragment } from 'react'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PersonLink } from '../../../../../site/person-link.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { reviewWords } from '../../review-words.ts'
import { rejectReasons } from '../../rules.ts'
import { canReject, type Queued, type Review, type Said } from './use-review.ts'

/** What one application says, beside its photos, and the decision about it. */
export function Desk({ review, eyes }: { review: Review; eyes: number }) {
  const words = useWords(reviewWords)
  const { opened, said } = review
  if (!opened) return <EmptyState title={words.choose}>{words.chooseHint}</EmptyState>
  const { decide } = opened.abilities
  return (
    <Card as="section" className="grid gap-6">
      {review.problem && (
        <Callout kind="bad" live>
          {review.problem}
        </Callout>
      )}
      {said ? (
        <div className="grid gap-6 xl:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
          <Facts application={opened} said={said} />
          <Photos said={said} />
        </div>
      ) : (
        <p role="status" className="text-muted">
          {review.isReading && words.opening}
        </p>
      )}
      {said && opened.state === 'reviewing' && (
        <div className="flex flex-wrap items-start gap-3 border-t border-line pt-5">
          <Button
            busy={review.isDeciding}
            disabledReason={decide.allowed ? undefined : decide.message}
            aria-keyshortcuts="A"
            onClick={review.approve}
          >
            {eyes > 1 && !opened.firstBy ? words.firstApprove : words.approve}
          </Button>
          {canReject(opened) && (
            <Button variant="danger" aria-keyshortcuts="R" onClick={review.reject}>
              {words.reject}
            </Button>
          )}
        </div>
      )}
      {review.isRejecting && (
        <ReasonDialog
          title={words.rejecting.title}
          text={words.rejecting.text}
          submit={words.rejecting.submit}
          isDanger
          usual={{ label: words.rejecting.pick, reasons: rejectReasons.map(one => words.reasons[one]) }}
          onSubmit={review.sendRejection}
          onClose={review.endRejecting}
        />
      )}
    </Card>
  )
}

function Facts({ application, said }: { application: Queued; said: Said }) {
  const words = useWords(reviewWords)
  const lang = useLang()
  const { fields } = words
  const { country } = application
  const rows: (readonly [string, React.ReactNode])[] = [
    [fields.person, <PersonLink key="person" person={application.user} />],
    [fields.kind, words.kinds[application.kind]],
    [fields.type, words.types[application.certificateType]],
    ...(country
      ? [[fields.country, new Intl.DisplayNames([lang], { type: 'region' }).of(country)] as const]
      : []),
    ...(application.kind === 'enterprise'
      ? [[fields.companyName, said.companyName ?? words.gone] as const]
      : []),
    [fields.realName, said.realName ?? words.gone],
    ...(application.kind === 'enterprise' ? [[fields.jobName, said.jobName ?? words.gone] as const] : []),
    [
      application.kind === 'enterprise' ? words.types.credit_code : fields.number,
      <span key="number" className="font-mono text-base tracking-wide">
        {said.number ?? words.gone}
      </span>,
    ],
  ]
  return (
    <dl className="grid content-start gap-x-4 gap-y-1 text-sm">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="mb-3 font-medium wrap-anywhere">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Photos({ said }: { said: Said }) {
  const words = useWords(reviewWords)
  if (said.photos.length === 0) return <p className="text-muted">{words.photosGone}</p>
  return (
    <div className="grid gap-4">
      {said.photos.map(({ part, width, height }) => {
        const address = `/api/admin/certifications/${said.id}/photos/${part}`
        return (
          <figure key={part} className="grid gap-2">
            <a href={address} target="_blank" rel="noreferrer" aria-label={words.enlarge(words.photos[part])}>
              <img
                src={address}
                width={width}
                height={height}
                alt={words.photos[part]}
                className="h-auto max-h-[60vh] w-full rounded-xl border border-line bg-sunken object-contain"
              />
            </a>
            <figcaption className="text-sm text-muted">{words.photos[part]}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
