import { useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { ChoiceLinks } from '../../../../../site/choice-links.tsx'
import { FilterForm } from '../../../../../site/filter-form.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { longestReason, proposalFilters, rowsPerPage, type ProposalFilter } from '../../rules.ts'
import { assignmentWords } from '../../words.ts'
import { ChooseReviewer } from './choose-reviewer.tsx'
import { KeepPlace } from './keep-place.tsx'
import type { Asked, Proposals, ShownProposal, ShownRound } from './shown.ts'

type Assignment = ShownProposal['assignments'][number]
type Dialog =
  | { act: 'assign' | 'conflict'; proposal: ShownProposal }
  | { act: 'remove'; assignment: Assignment }

/** Proposals with who reviews them, those that lack most in front; what is done with each by hand. */
export function ProposalList({
  editionId,
  round,
  list,
}: {
  editionId: number
  round: ShownRound
  list: Proposals & Asked & { show?: ProposalFilter | undefined }
}) {
  const { proposals: words, parts } = useWords(assignmentWords)
  const to = useQueryLink()
  const api = useApi()
  const more = useMutation()
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  const show = list.show ?? 'all'
  const perProposal = round.settings.value.perProposal
  return (
    <section aria-label={parts.proposals} className="grid gap-4">
      <FilterForm searchLabel={words.search} search={list.search ?? ''}>
        <KeepPlace place={{ round: round.kind, show }} />
      </FilterForm>
      <ChoiceLinks
        label={words.label}
        chosen={show}
        choices={proposalFilters.map(
          one =>
            [one, words.tab(words.shows[one], formatCount(list.counts[one])), to({ show: one })] as const,
        )}
      />
      {more.problem && (
        <Callout kind="bad" live>
          {more.problem}
        </Callout>
      )}
      {list.proposals.length === 0 ? (
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      ) : (
        <DataTable
          caption={parts.proposals}
          rows={list.proposals}
          rowKey={row => row.id}
          columns={[
            {
              key: 'proposal',
              label: words.columns.proposal,
              isName: true,
              cell: row => (
                <>
                  <p className="font-medium">{row.title}</p>
                  <p className="text-muted">{[row.track, row.entry].join(' · ')}</p>
                  {row.conflicts > 0 && (
                    <p className="text-muted">{words.conflicts(formatCount(row.conflicts))}</p>
                  )}
                </>
              ),
            },
            {
              key: 'cover',
              label: words.columns.cover,
              numeric: true,
              cell: row => {
                const standing = row.assignments.filter(isStanding).length
                return (
                  <span className={standing < perProposal ? 'text-bad' : undefined}>
                    {standing} / {perProposal}
                  </span>
                )
              },
            },
            {
              key: 'reviewers',
              label: words.columns.reviewers,
              isName: true,
              cell: row =>
                row.assignments.length === 0 ? (
                  <span className="text-muted">{words.nobody}</span>
                ) : (
                  <ul className="grid gap-2">
                    {row.assignments.map(one => (
                      <li key={one.id} className="flex flex-wrap items-center gap-2">
                        <span>{one.reviewer.name}</span>
                        {one.state !== 'assigned' && (
                          <Badge tone={one.state === 'declined' ? 'warn' : 'neutral'}>
                            {words.marks[one.state]}
                          </Badge>
                        )}
                        {one.isScored && <Badge tone="good">{words.marks.scored}</Badge>}
                        {one.reviewer.isDisabled && <Badge>{words.marks.disabled}</Badge>}
                        {one.state === 'assigned' ? (
                          <Button
                            variant="quiet"
                            size="small"
                            aria-label={words.remove(one.reviewer.name)}
                            onClick={() => setDialog({ act: 'remove', assignment: one })}
                          >
                            {words.takeAway}
                          </Button>
                        ) : (
                          <span className="text-muted">{one.reason}</span>
                        )}
                      </li>
                    ))}
                  </ul>
                ),
            },
            {
              key: 'actions',
              label: words.columns.actions,
              cell: row => (
                <span className="flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    size="small"
                    busy={more.isBusy}
                    onClick={() =>
                      void more.run(() =>
                        api('POST /api/admin/spic/{editionId}/rounds/{roundId}/proposals/{proposalId}/more', {
                          params: { editionId, roundId: round.id, proposalId: row.id },
                        }),
                      )
                    }
                  >
                    {words.oneMore}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => setDialog({ act: 'assign', proposal: row })}
                  >
                    {words.assign}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => setDialog({ act: 'conflict', proposal: row })}
                  >
                    {words.conflict}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
      <SitePages page={list.page ?? 1} total={list.total} perPage={rowsPerPage} />
      {dialog?.act === 'remove' && (
        <ReasonDialog
          title={words.removeTitle(dialog.assignment.reviewer.name)}
          text={words.removeText}
          submit={words.takeAway}
          isDanger
          maxLength={longestReason}
          onSubmit={reason =>
            api('POST /api/admin/spic/{editionId}/assignments/{assignmentId}/removal', {
              params: { editionId, assignmentId: dialog.assignment.id },
              body: { reason },
            })
          }
          onClose={close}
        />
      )}
      {dialog !== undefined && dialog.act !== 'remove' && (
        <ChooseReviewer
          editionId={editionId}
          roundId={round.id}
          proposal={dialog.proposal}
          act={dialog.act}
          onClose={close}
        />
      )}
    </section>
  )
}

const isStanding = ({ state, reviewer }: Assignment): boolean => state === 'assigned' && !reviewer.isDisabled
