import { useState } from 'react'
import { useApi } from '../../../../site/browser-api.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { promotionWords } from '../../words.ts'
import type { Preview } from './promoting.tsx'
import { ReasonDialog } from '../../../running/web/parts/reason-dialog.tsx'
import { useCompetition } from '../../../running/web/parts/use-competition.ts'

type Row = Preview['list'][number]

/** The deciding board down to the line and a little below, and who was promoted from elsewhere. */
export function PromotionTable({ preview }: { preview: Preview }) {
  const words = useWords(promotionWords)
  // Nobody goes anywhere where no round follows.
  const isDecided = preview.next !== null || preview.list.some(row => row.promoted)
  return (
    <DataTable
      caption={words.title}
      rows={preview.list}
      rowKey={row => row.team.id}
      columns={[
        { key: 'rank', label: words.rank, centered: true, cell: row => row.rank ?? '—' },
        {
          key: 'team',
          label: words.team,
          cell: row => <span className="font-medium">{row.team.name}</span>,
        },
        { key: 'score', label: words.score, numeric: true, cell: row => row.score ?? '—' },
        ...(isDecided
          ? [
              {
                key: 'outcome',
                label: words.outcome,
                cell: (row: Row) => <Outcome row={row} hasNext={preview.next !== null} />,
              },
              {
                key: 'actions',
                label: words.actions,
                cell: (row: Row) => <ByHand row={row} preview={preview} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function Outcome({ row, hasNext }: { row: Row; hasNext: boolean }) {
  const words = useWords(promotionWords)
  if (row.promoted)
    return (
      <div className="grid min-w-32 justify-items-start gap-1">
        <Badge tone="good">{row.promoted.rank === null ? words.byHand : words.already}</Badge>
        {row.promoted.reason && <span className="text-muted">{row.promoted.reason}</span>}
      </div>
    )
  if (!hasNext) return null
  return row.isChosen ? (
    <Badge tone="accent">{words.will}</Badge>
  ) : (
    <span className="text-muted">{words.below}</span>
  )
}

function ByHand({ row, preview }: { row: Row; preview: Preview }) {
  const words = useWords(promotionWords)
  const { id } = useCompetition()
  const api = useApi()
  const [isOpen, setOpen] = useState(false)
  const isPromoted = row.promoted !== null
  const { promote, withdraw } = preview.abilities
  const ability = isPromoted ? withdraw : promote
  const { next } = preview
  // The reason why nothing can be done stands above the table, once.
  if (!next || !ability.allowed) return null
  return (
    <>
      <Button size="small" variant={isPromoted ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        {isPromoted ? words.withdraw : words.add}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={(isPromoted ? words.withdrawTitle : words.addTitle)(row.team.name)}
          text={isPromoted ? words.withdrawText : words.addText}
          submit={isPromoted ? words.withdraw : words.add}
          isDanger={isPromoted}
          onSubmit={reason =>
            api('PUT /api/admin/competitions/{id}/teams/{teamId}/promotion', {
              params: { id, teamId: row.team.id },
              body: { schedule: next.id, isPromoted: !isPromoted, reason },
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
