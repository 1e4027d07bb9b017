import { formatCount } from '../../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { choiceClass } from '../../../../../ui/choices.ts'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { staffWords } from '../../../../../site/staff/words.ts'
import { managedWords } from '../../../submissions/managed-words.ts'
import { rescoringWords } from '../../words.ts'
import type { RescoreDetail } from './rescore-actions.tsx'

type Detail = RescoreDetail & {
  round: { listBMode: 'none' | 'window' | 'split'; boards: readonly { key: string; name: string }[] }
  board: string
  subRank: string
  isChangedOnly: boolean
}
type Row = RescoreDetail['differences'][number]

/** Each team's place now and after the switch. */
export function ShadowBoard({ detail }: { detail: Detail }) {
  const { rescore: words } = useWords(rescoringWords)
  const { submissions } = useWords(managedWords)
  const { common } = useWords(staffWords)
  const to = useQueryLink()
  const boards = detail.round.listBMode === 'none' ? ['A'] : ['A', 'B']
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <ChoiceLinks
          label={words.boards}
          chosen={detail.board}
          choices={boards.map(board => [board, submissions.list(board), to({ board })])}
        />
        {detail.round.boards.length > 0 && (
          <ChoiceLinks
            label={common.subRank}
            chosen={detail.subRank}
            choices={detail.round.boards.map(({ key, name }) => [key, name, to({ subRank: key })])}
          />
        )}
        <SiteLink
          to={to({ changed: detail.isChangedOnly ? null : '1' })}
          aria-pressed={detail.isChangedOnly}
          role="button"
          className={choiceClass(detail.isChangedOnly)}
        >
          {words.changedOnly}
        </SiteLink>
      </div>
      <p className="text-sm text-muted" role="status">
        {words.changed(formatCount(detail.changed), formatCount(detail.total))}
      </p>
      {detail.differences.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={detail.differences}
          rowKey={row => row.team.id}
          columns={[
            { key: 'team', label: common.team, isName: true, cell: row => row.team.name },
            { key: 'before', label: words.before, numeric: true, cell: row => <Side side={row.before} /> },
            { key: 'after', label: words.after, numeric: true, cell: row => <Side side={row.after} /> },
            { key: 'moved', label: words.moved, cell: row => <Moved row={row} /> },
          ]}
        />
      )}
    </section>
  )
}

function Side({ side }: { side: Row['before'] }) {
  if (!side) return <span className="text-muted">—</span>
  return (
    <>
      <strong>{side.rank}</strong>
      <span className="block text-muted">{side.score}</span>
    </>
  )
}

function Moved({ row }: { row: Row }) {
  const { rescore: words } = useWords(rescoringWords)
  if (!row.before) return <Badge tone="accent">{words.fresh}</Badge>
  if (!row.after) return <Badge tone="bad">{words.gone}</Badge>
  const moved = row.moved ?? 0
  if (moved === 0) return <span className="text-muted">—</span>
  return moved > 0 ? <Badge tone="good">↑ {moved}</Badge> : <Badge tone="bad">↓ {-moved}</Badge>
}
