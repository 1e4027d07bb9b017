import { useFormats } from '../../../../../site/use-formats.ts'
import { useState } from 'react'
import { usualZone } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../../site/confirm-dialog.tsx'
import { FilterForm } from '../../../../../site/filter-form.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { longestReason, rowsPerPage } from '../../rules.ts'
import { assignmentWords } from '../../words.ts'
import { KeepPlace } from './keep-place.tsx'
import type { Asked, Conflicts } from './shown.ts'

/** Who must not review what: found by rule, said by people; each can be taken back with a reason. */
export function ConflictList({ editionId, list }: { editionId: number; list: Conflicts & Asked }) {
  const { formatTime } = useFormats()
  const { conflicts: words, parts } = useWords(assignmentWords)
  const api = useApi()
  const [asked, setAsked] = useState<'find' | Conflicts['conflicts'][number]>()
  const close = () => setAsked(undefined)
  const params = { editionId }
  return (
    <section aria-label={parts.conflicts} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <FilterForm searchLabel={words.search} search={list.search ?? ''}>
          <KeepPlace place={{ part: 'conflicts' }} />
        </FilterForm>
        <Button onClick={() => setAsked('find')}>{words.find}</Button>
      </div>
      {list.conflicts.length === 0 ? (
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      ) : (
        <DataTable
          caption={parts.conflicts}
          rows={list.conflicts}
          rowKey={row => `${row.reviewer.id} ${row.proposal.id}`}
          columns={[
            {
              key: 'reviewer',
              label: words.columns.reviewer,
              isName: true,
              cell: row => (
                <>
                  <p className="font-medium">{row.reviewer.name}</p>
                  <p className="text-muted">{row.reviewer.organisation}</p>
                </>
              ),
            },
            {
              key: 'proposal',
              label: words.columns.proposal,
              isName: true,
              cell: row => (
                <>
                  <p>{row.proposal.title}</p>
                  <p className="text-muted">{row.proposal.entry}</p>
                </>
              ),
            },
            {
              key: 'source',
              label: words.columns.source,
              isName: true,
              cell: row => (
                <>
                  <p>{words.sources[row.source]}</p>
                  <p className="text-muted">{row.reason}</p>
                </>
              ),
            },
            {
              key: 'at',
              label: words.columns.at,
              wideOnly: true,
              cell: row => (
                <span className="whitespace-nowrap text-muted tabular-nums">
                  {formatTime(row.at, usualZone)}
                </span>
              ),
            },
            {
              key: 'actions',
              label: words.columns.actions,
              cell: row => (
                <Button variant="quiet" size="small" onClick={() => setAsked(row)}>
                  {words.remove}
                </Button>
              ),
            },
          ]}
        />
      )}
      <SitePages page={list.page ?? 1} total={list.total} perPage={rowsPerPage} />
      {asked === 'find' && (
        <ConfirmDialog
          title={words.findTitle}
          submit={words.find}
          onSubmit={() => api('POST /api/admin/spic/{editionId}/conflicts/found', { params })}
          onClose={close}
        >
          {words.findText}
        </ConfirmDialog>
      )}
      {asked !== undefined && asked !== 'find' && (
        <ReasonDialog
          title={words.removeTitle}
          text={words.removeText}
          submit={words.remove}
          maxLength={longestReason}
          onSubmit={reason =>
            api('POST /api/admin/spic/{editionId}/conflicts/removals', {
              params,
              body: { reviewerId: asked.reviewer.id, proposalId: asked.proposal.id, reason },
            })
          }
          onClose={close}
        />
      )}
    </section>
  )
}
