import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { usualZone } from '../../../../../base/web/format.ts'
import { formatSpan } from '../../../../../base/web/format-span.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { SavingState } from '../../../../../site/saving-state.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useAutosave } from '../../../../../site/use-autosave.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { LeaveGuard } from '../../../../../site/unsaved-changes.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { lacking, longestComment, mostSeconds, totalOf } from '../../rules.ts'
import { scoringWords } from '../../words.ts'
import { sheetPath } from '../../../reviewers/addresses.ts'
import { useArea } from './use-area.ts'
import { scoreText } from '../../score-text.ts'
import { CriterionField } from './criterion-field.tsx'
import { ReadSheet } from './read-sheet.tsx'
import type { Review } from './proposal-view.tsx'
import { StepBack } from './step-back.tsx'
import { useTimeSpent } from './use-time-spent.ts'

// As the contract has it, whose schemas stay out of the page.
const conflictCode = 'e409610'

/** A reviewer's own sheet: filled in and saved as they go, then submitted. */
export function OwnSheet({ review, own }: { review: Review; own: NonNullable<Review['own']> }) {
  const { formatTime } = useFormats()
  const { sheet: words } = useWords(scoringWords)
  const lang = useLang()
  const area = useArea()
  const api = useApi()
  const revalidator = useRevalidator()
  const { criteria, proposal, nextId } = review
  const params = { assignmentId: own.assignmentId }
  const isOpen = own.isOpen && own.state !== 'locked' && criteria.length > 0
  const time = useTimeSpent(isOpen)
  const [seconds, setSeconds] = useState(own.seconds)
  const [isSubmitting, setSubmitting] = useState(false)
  const [wasTried, setTried] = useState(false)
  const moving = useMutation({ reload: 'after refusal' })
  const saving = useAutosave({
    name: `review:${own.assignmentId}`,
    saved: own,
    isOpen,
    conflict: conflictCode,
    onRefused: () => void revalidator.revalidate(),
    save: async (value, tag) => {
      // More than a save may tell would be refused each time.
      const spent = Math.min(time.take(), mostSeconds)
      try {
        const body = { value, tag, version: own.version, seconds: spent }
        const saved = await api('PUT /api/spic-review/scoring/sheets/{assignmentId}', { params, body })
        setSeconds(saved.seconds)
        return saved
      } catch (error) {
        time.putBack(spent)
        throw error
      }
    },
    load: async () => {
      const { own: saved } = await api('GET /api/spic-review/scoring/proposals/{proposalId}', {
        params: { proposalId: proposal.id },
      })
      return saved ?? own
    },
  })
  const { value, set } = saving
  const missing = lacking(criteria, value.points)
  const total = totalOf(criteria, value.points)
  const isOld = own.version < proposal.currentVersion
  const move = () =>
    moving.run(async () => {
      const tag = await saving.flush()
      if (tag === undefined) return
      const moved = await api('POST /api/spic-review/scoring/sheets/{assignmentId}/version', {
        params,
        body: { tag },
      })
      saving.follow(moved.tag)
      await revalidator.revalidate()
    })
  const notices = (
    <>
      {isOld && own.isOpen && (
        <Callout kind="warn" title={words.newerTitle(String(proposal.currentVersion))} live>
          <p>{own.state === 'locked' ? words.newerLocked : words.newerText(String(own.version))}</p>
          <div className="mt-2">
            <Button size="small" busy={moving.isBusy} onClick={() => void move()}>
              {words.move}
            </Button>
          </div>
          {moving.problem && <p className="mt-2 text-bad">{moving.problem}</p>}
        </Callout>
      )}
      {!own.isOpen && <Callout>{words.closed}</Callout>}
      {criteria.length === 0 && <Callout kind="warn">{words.noCriteria}</Callout>}
    </>
  )
  const next =
    nextId === null ? (
      <p className="text-sm text-muted">{words.allDone}</p>
    ) : (
      <SiteLink to={sheetPath(area, nextId)} className={buttonClass()}>
        {words.next}
      </SiteLink>
    )
  if (!isOpen)
    return (
      <Card as="section" className="grid gap-4">
        <h2 className="text-lg font-semibold">{words.rubric}</h2>
        {notices}
        {own.lockedAt && own.total !== null && (
          <Callout kind="good" title={words.total(scoreText(own.total))}>
            {words.lockedAt(formatTime(own.lockedAt, usualZone))}
          </Callout>
        )}
        <ReadSheet criteria={criteria} sheet={own} />
        <div>{next}</div>
        <div>
          <StepBack proposalId={proposal.id} />
        </div>
      </Card>
    )
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-semibold">{words.rubric}</h2>
      {notices}
      <SavingState form={saving} zone={usualZone} rival="window" />
      <p className="text-sm text-muted">{words.keys}</p>
      <div className="grid gap-3">
        {criteria.map(criterion => (
          <CriterionField
            key={criterion.id}
            criterion={criterion}
            points={value.points[criterion.id]}
            problem={wasTried && missing.includes(criterion)}
            isOpen
            onChange={given => set(({ points }) => ({ points: { ...points, [criterion.id]: given } }))}
          />
        ))}
      </div>
      <TextField
        label={words.toAuthors}
        hint={words.toAuthorsHint}
        rows={4}
        maxLength={longestComment}
        value={value.toAuthors}
        onChange={toAuthors => set({ toAuthors })}
      />
      <TextField
        label={words.toPanel}
        hint={words.toPanelHint}
        rows={4}
        maxLength={longestComment}
        value={value.toPanel}
        onChange={toPanel => set({ toPanel })}
      />
      <footer className="flex flex-wrap items-center justify-between gap-3">
        <div className="text-sm">
          <p className="font-semibold tabular-nums">
            {total === null ? words.previewLacks(missing.length) : `${words.preview} ${scoreText(total)}`}
          </p>
          <p className="text-muted">{words.spent(formatSpan(seconds * 1000, lang))}</p>
        </div>
        <Button
          onClick={() => {
            setTried(true)
            if (total !== null) setSubmitting(true)
          }}
          disabledReason={
            wasTried && total === null
              ? words.previewLacks(missing.length)
              : isOld
                ? words.newerTitle(String(proposal.currentVersion))
                : undefined
          }
        >
          {words.submit}
        </Button>
      </footer>
      <div className="flex flex-wrap gap-2">
        <StepBack assignmentId={own.assignmentId} proposalId={proposal.id} />
      </div>
      <LeaveGuard form={saving} />
      {isSubmitting && total !== null && (
        <ConfirmDialog
          title={words.submitTitle}
          submit={words.submit}
          onClose={() => setSubmitting(false)}
          onSubmit={async () => {
            // The time since the last save counts too.
            const tag = await saving.flush(true)
            if (tag === undefined) return
            const locked = await api('POST /api/spic-review/scoring/sheets/{assignmentId}/lock', {
              params,
              body: { tag },
            })
            saving.follow(locked.tag)
          }}
        >
          <p className="text-muted">{words.submitText(scoreText(total))}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
