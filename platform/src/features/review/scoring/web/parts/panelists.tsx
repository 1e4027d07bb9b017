import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import { usualZone } from '../../../../../base/web/format.ts'
import { formatSpan } from '../../../../../base/web/format-span.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { scoreColumns, scoreText } from '../../score-text.ts'
import { scoringWords } from '../../words.ts'
import type { Scores } from './all-scores.tsx'

type Panelist = Scores['reviewers'][number]
const signed = (value: number | null): string =>
  value !== null && value > 0 ? `+${scoreText(value)}` : scoreText(value)

/** How far each reviewer is, and how they score beside the others; who is late can be reminded. */
export function Panelists({ roundId, reviewers }: { roundId: number; reviewers: readonly Panelist[] }) {
  const { formatTime } = useFormats()
  const { scores: words } = useWords(scoringWords)
  const lang = useLang()
  const api = useApi()
  const [reminding, setReminding] = useState<readonly number[]>()
  const late = reviewers.filter(one => one.mayRemind)
  if (reviewers.length === 0) return null
  const texts = scoreColumns(reviewers, ['mean', 'deviation'])
  return (
    <section className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">{words.reviewers}</h2>
          <p className="text-sm text-muted">{words.reviewersLead}</p>
        </div>
        {late.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => setReminding([])}>
            {words.remindAll(late.length)}
          </Button>
        )}
      </header>
      <DataTable
        caption={words.reviewers}
        rows={reviewers}
        rowKey={one => one.id}
        columns={[
          {
            key: 'name',
            label: words.reviewer,
            isName: true,
            cell: one => (
              <span className="flex flex-wrap items-center gap-2">
                {one.name}
                {one.isLate && <Badge tone="warn">{words.late}</Badge>}
              </span>
            ),
          },
          { key: 'done', label: words.done, numeric: true, cell: one => `${one.locked} / ${one.assigned}` },
          {
            key: 'time',
            label: words.time,
            numeric: true,
            cell: one => (one.seconds === 0 ? '–' : formatSpan(one.seconds * 1000, lang)),
          },
          { key: 'mean', label: words.mean, numeric: true, cell: texts.mean },
          { key: 'deviation', label: words.deviation, numeric: true, cell: texts.deviation },
          { key: 'offset', label: words.offset, numeric: true, cell: one => signed(one.offset) },
          {
            key: 'remind',
            label: words.remind,
            cell: one =>
              one.mayRemind ? (
                <Button variant="secondary" size="small" onClick={() => setReminding([one.id])}>
                  {words.remind}
                </Button>
              ) : (
                one.remindedAt && (
                  <span className="text-muted">{words.reminded(formatTime(one.remindedAt, usualZone))}</span>
                )
              ),
          },
        ]}
      />
      {reminding && (
        <ConfirmDialog
          title={words.remindTitle}
          submit={words.remind}
          onClose={() => setReminding(undefined)}
          onSubmit={() =>
            api('POST /api/spic-review/scoring/rounds/{roundId}/reminders', {
              params: { roundId },
              body: { reviewerIds: [...reminding] },
            })
          }
        >
          <p className="text-muted">{words.remindText}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
