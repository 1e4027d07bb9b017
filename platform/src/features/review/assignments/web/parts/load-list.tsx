import { formatCount } from '../../../../../base/web/format.ts'
import { FilterForm } from '../../../../../site/filter-form.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { rowsPerPage, type RoundKind } from '../../rules.ts'
import { assignmentWords } from '../../words.ts'
import { KeepPlace } from './keep-place.tsx'
import type { Asked, Loads } from './shown.ts'

/** How many proposals each reviewer has, of how many they take. */
export function LoadList({ kind, list }: { kind: RoundKind; list: Loads & Asked }) {
  const { loads: words, parts, proposals } = useWords(assignmentWords)
  return (
    <section aria-label={parts.reviewers} className="grid gap-4">
      <FilterForm searchLabel={words.search} search={list.search ?? ''}>
        <KeepPlace place={{ round: kind, part: 'reviewers' }} />
      </FilterForm>
      {list.loads.length === 0 ? (
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      ) : (
        <DataTable
          caption={parts.reviewers}
          rows={list.loads}
          rowKey={row => row.id}
          columns={[
            {
              key: 'reviewer',
              label: words.columns.reviewer,
              isName: true,
              cell: row => (
                <>
                  <p className="font-medium">{row.name}</p>
                  <p className="text-muted">{row.organisation}</p>
                  {row.isDisabled && <Badge>{proposals.marks.disabled}</Badge>}
                </>
              ),
            },
            {
              key: 'tracks',
              label: words.columns.tracks,
              wideOnly: true,
              cell: row => (row.tracks.length === 0 ? words.allTracks : row.tracks.join(' · ')),
            },
            {
              key: 'load',
              label: words.columns.load,
              cell: row => (
                <>
                  <p className="tabular-nums">
                    {formatCount(row.assigned)} / {formatCount(row.capacity)}
                  </p>
                  <Progress
                    label={words.load(row.name, formatCount(row.assigned), formatCount(row.capacity))}
                    value={row.capacity === 0 ? 1 : row.assigned / row.capacity}
                  />
                </>
              ),
            },
            {
              key: 'scored',
              label: words.columns.scored,
              numeric: true,
              cell: row => formatCount(row.scored),
            },
            {
              key: 'declined',
              label: words.columns.declined,
              numeric: true,
              cell: row => formatCount(row.declined),
            },
          ]}
        />
      )}
      <SitePages page={list.page ?? 1} total={list.total} perPage={rowsPerPage} />
    </section>
  )
}
