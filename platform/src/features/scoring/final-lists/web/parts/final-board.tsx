import { formatCount } from '../../../../../base/web/format.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { Place } from '../../../../../ui/place.tsx'
import { finalListWords } from '../../words.ts'
import type { FinalList } from './final-state.tsx'

/** The first places of one board. */
export function FinalBoard({ board }: { board: FinalList['boards'][number] }) {
  const words = useWords(finalListWords)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">
        {board.name && <span className="mr-3 font-medium text-text">{board.name}</span>}
        {words.teams(formatCount(board.teams))}{' '}
        {board.teams > board.places.length && words.shown(formatCount(board.places.length))}
      </p>
      <DataTable
        caption={board.name || words.title}
        rows={board.places}
        rowKey={row => row.team.id}
        columns={[
          {
            key: 'rank',
            label: words.rank,
            centered: true,
            cell: row => <Place rank={row.rank} text={formatCount(row.rank)} />,
          },
          { key: 'team', label: words.team, isName: true, takesRest: true, cell: row => row.team.name },
        ]}
      />
    </div>
  )
}
