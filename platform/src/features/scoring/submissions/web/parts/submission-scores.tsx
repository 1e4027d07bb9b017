import { useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZonedText } from '../../../../../site/zoned-time.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { TextField } from '../../../../../ui/field.tsx'
import { managedWords } from '../../managed-words.ts'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import type { RunDetail } from './run-detail.ts'
import { useManagedCompetition } from '../../../../competing/competitions/web/parts/managed-competition.ts'

type Score = RunDetail['scores'][number]

/** What a submission scored, by what, and what stands instead of it. */
export function SubmissionScores({ submission }: { submission: RunDetail }) {
  const { submission: words, submissions: list } = useWords(managedWords)
  const { zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  if (submission.scores.length === 0) return null
  return (
    <DataTable
      caption={words.scores}
      rows={submission.scores}
      rowKey={row => row.board}
      columns={[
        { key: 'board', label: words.board, cell: row => list.list(row.board) },
        { key: 'computed', label: words.computed, numeric: true, cell: row => row.score },
        ...(submission.scores.some(one => one.ladder !== null)
          ? [{ key: 'ladder', label: words.ladder, numeric: true, cell: (row: Score) => row.ladder ?? '—' }]
          : []),
        {
          key: 'hand',
          label: words.byHand,
          cell: row =>
            row.adjusted ? (
              <div className="min-w-40">
                <strong className="tabular-nums">{row.adjusted.score}</strong>
                <p className="text-muted">
                  {words.adjustedBy(row.adjusted.by, time(row.adjusted.at), row.adjusted.reason)}
                </p>
              </div>
            ) : (
              <span className="text-muted">{words.none}</span>
            ),
        },
        {
          key: 'proof',
          label: words.proof,
          wideOnly: true,
          cell: row => (
            <p className="text-xs text-muted">
              {words.answerHash} <code translate="no">{row.answerSha256.slice(0, 12)}</code>
              <br />
              {words.scorerHash} <code translate="no">{row.scorerHash.slice(0, 12)}</code>
            </p>
          ),
        },
        {
          key: 'actions',
          label: words.adjust,
          cell: row => <Adjusting submission={submission} score={row} />,
        },
      ]}
    />
  )
}

function Adjusting({ submission, score }: { submission: RunDetail; score: Score }) {
  const { submission: words } = useWords(managedWords)
  const api = useApi()
  const [open, setOpen] = useState<'set' | 'undo'>()
  const [typed, setTyped] = useState('')
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  const isNumber = Number.isFinite(value) && Math.abs(value) <= 1e308
  const send = (to: number | null, reason: string) =>
    api('PUT /api/admin/competitions/{id}/submissions/{submissionId}/adjustment', {
      params: { id: submission.competitionId, submissionId: submission.id },
      body: { board: score.board, score: to, reason },
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="secondary" onClick={() => setOpen('set')}>
        {words.adjust}
      </Button>
      {score.adjusted && (
        <Button size="small" variant="quiet" onClick={() => setOpen('undo')}>
          {words.unadjust}
        </Button>
      )}
      {open && (
        <ReasonDialog
          title={(open === 'set' ? words.adjustTitle : words.unadjustTitle)(score.board)}
          text={open === 'set' ? words.adjustText : words.unadjustText}
          submit={open === 'set' ? words.adjust : words.unadjust}
          isReady={open === 'undo' || isNumber}
          onSubmit={reason => send(open === 'set' ? value : null, reason)}
          onClose={() => setOpen(undefined)}
        >
          {isTried =>
            open === 'set' && (
              <TextField
                label={words.adjustScore}
                type="number"
                step="any"
                required
                value={typed}
                onChange={setTyped}
                problem={(isTried || typed !== '') && !isNumber ? words.adjustWrong : undefined}
              />
            )
          }
        </ReasonDialog>
      )}
    </div>
  )
}
