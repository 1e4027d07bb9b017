import { useFormats } from '../../../../../site/use-formats.ts'
import { plainCode } from '../../../../../base/plain-code.ts'
import { useState } from 'react'
import { formatCount, usualZone } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { assignmentWords } from '../../words.ts'
import type { Matching, ShownRound } from './shown.ts'

/** Finds who reviews what, shows what would come of it, and does it once somebody agrees. */
export function MatchingPanel({
  editionId,
  round,
  matching,
}: {
  editionId: number
  round: ShownRound
  matching: Matching
}) {
  const { matching: words } = useWords(assignmentWords)
  const { api, run, isBusy, problem } = useMutation()
  const [typed, setTyped] = useState('')
  const seed = plainCode(typed)
  const isSeed = seed === '' || (/^\d{1,10}$/.test(seed) && Number(seed) < 2 ** 31)
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="text-muted">{words.text}</p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={words.seed}
          hint={words.seedHint}
          maxLength={10}
          value={typed}
          onChange={setTyped}
          className="max-w-md grow"
        />
        <Button
          variant="secondary"
          busy={isBusy}
          disabledReason={isSeed ? undefined : words.wrongSeed}
          onClick={() =>
            void run(() =>
              api('POST /api/admin/spic/{editionId}/rounds/{roundId}/matchings', {
                params: { editionId, roundId: round.id },
                body: { seed: seed === '' ? null : Number(seed) },
              }),
            )
          }
        >
          {words.preview}
        </Button>
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {matching && <Preview editionId={editionId} round={round} matching={matching} />}
    </Card>
  )
}

function Preview({
  editionId,
  round,
  matching,
}: {
  editionId: number
  round: ShownRound
  matching: NonNullable<Matching>
}) {
  const { formatTime } = useFormats()
  const { matching: words } = useWords(assignmentWords)
  const api = useApi()
  const [isAsked, setAsked] = useState(false)
  const { pairs, lacks, loads } = matching
  const most = Math.max(1, ...loads.map(one => one.reviewers))
  return (
    <div className="grid gap-4 border-t border-line pt-4 text-sm">
      <div role="status">
        <p className="font-medium">
          {pairs === 0
            ? words.nothing
            : words.found(
                formatCount(pairs),
                formatCount(matching.proposals),
                formatCount(matching.reviewers),
              )}
        </p>
        <p className="text-muted tabular-nums">
          {words.made(
            String(matching.seed),
            (matching.milliseconds / 1_000).toFixed(1),
            formatTime(matching.at, usualZone),
          )}
        </p>
      </div>
      {loads.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-medium">{words.loads}</h3>
          <ul className="grid max-w-md gap-2">
            {loads.map(({ load, reviewers }) => (
              <li key={load} className="grid gap-1">
                <span className="flex justify-between gap-3 tabular-nums">
                  <span>{words.load(formatCount(load))}</span>
                  <span className="text-muted">{words.people(formatCount(reviewers))}</span>
                </span>
                <Progress label={words.load(formatCount(load))} value={reviewers / most} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {lacks.length > 0 && (
        <Callout kind="warn" title={words.lacks}>
          <ul>
            {lacks.map(({ proposal, missing, cause }) => (
              <li key={proposal.id}>
                {proposal.title} · {words.lack(formatCount(missing))} · {words.causes[cause]}
              </li>
            ))}
          </ul>
          {matching.moreLacks > 0 && <p>{words.moreLacks(formatCount(matching.moreLacks))}</p>}
        </Callout>
      )}
      {matching.appliedAt === null ? (
        pairs > 0 && (
          <div>
            <Button onClick={() => setAsked(true)}>{words.apply}</Button>
          </div>
        )
      ) : (
        <p className="text-muted">{words.applied(formatTime(matching.appliedAt, usualZone))}</p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={words.apply}
          submit={words.apply}
          onSubmit={() =>
            api('POST /api/admin/spic/{editionId}/rounds/{roundId}/matchings/{matchingId}/applied', {
              params: { editionId, roundId: round.id, matchingId: matching.id },
            })
          }
          onClose={() => setAsked(false)}
        >
          {words.applyText(formatCount(pairs))}
        </ConfirmDialog>
      )}
    </div>
  )
}
