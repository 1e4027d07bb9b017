import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { promotionWords } from '../../words.ts'
import { ByHand } from './by-hand.tsx'
import type { Preview } from './promoting.tsx'

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
          isName: true,
          cell: row => (
            <span className="font-medium" translate="no">
              {row.team.name}
            </span>
          ),
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
  if (row.promoted) return <Promoted as={row.promoted} />
  if (!hasNext) return null
  return row.isChosen ? (
    <Badge tone="accent">{words.will}</Badge>
  ) : (
    <span className="text-muted">{words.below}</span>
  )
}

export function Promoted({ as }: { as: NonNullable<Row['promoted']> }) {
  const words = useWords(promotionWords)
  return (
    <div className="grid min-w-32 justify-items-start gap-1">
      <Badge tone="good">{as.rank === null ? words.byHand : words.already}</Badge>
      {as.reason && <span className="text-muted">{as.reason}</span>}
    </div>
  )
}
