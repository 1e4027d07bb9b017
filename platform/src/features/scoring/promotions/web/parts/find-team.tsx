import { Form } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useQueryLink } from '../../../../../site/use-query-link.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { HiddenInput, Input } from '../../../../../ui/input.tsx'
import { promotionWords } from '../../words.ts'
import { ByHand } from './by-hand.tsx'
import type { Preview } from './promoting.tsx'
import { Promoted } from './promotion-table.tsx'

type Found = Answer<SiteCalls['GET /api/admin/competitions/{id}/promotion/teams']> & {
  /** What was searched, and the rank after which the page begins. */
  search: string
  after: number
}

/** Any team of the board, found by its name, to be promoted by hand. */
export function FindTeam({ preview, found }: { preview: Preview; found: Found | null }) {
  const words = useWords(promotionWords)
  const to = useQueryLink()
  return (
    <section className="grid gap-4" aria-labelledby="find-team">
      <div className="grid gap-1">
        <h2 id="find-team" className="text-lg font-semibold">
          {words.findTitle}
        </h2>
        <p className="text-sm text-muted">{words.findLead}</p>
      </div>
      <Form role="search" aria-labelledby="find-team" className="flex flex-wrap gap-3" preventScrollReset>
        <HiddenInput name="from" value={preview.from.id} />
        <HiddenInput name="subRank" value={preview.subRank} />
        <HiddenInput name="top" value={preview.top} />
        <Input
          type="search"
          name="find"
          aria-label={words.findLabel}
          placeholder={words.findLabel}
          defaultValue={found?.search}
          maxLength={60}
          className="max-w-md grow basis-52"
        />
        <Button type="submit" variant="secondary">
          {words.find}
        </Button>
      </Form>
      {found && (
        <p className="text-sm text-muted" role="status">
          {words.found(formatCount(found.total))}
        </p>
      )}
      {found?.total === 0 && <EmptyState title={words.foundNone}>{words.foundNoneHint}</EmptyState>}
      {found && found.list.length > 0 && (
        <DataTable
          caption={words.findTitle}
          rows={found.list}
          rowKey={row => row.team.id}
          columns={[
            { key: 'rank', label: words.rank, centered: true, cell: row => row.rank },
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
            { key: 'score', label: words.score, numeric: true, cell: row => row.score },
            {
              key: 'outcome',
              label: words.outcome,
              cell: row => row.promoted && <Promoted as={row.promoted} />,
            },
            { key: 'actions', label: words.actions, cell: row => <ByHand row={row} preview={preview} /> },
          ]}
        />
      )}
      {found && (found.next !== null || found.after > 0) && (
        <nav className="flex flex-wrap justify-center gap-3" aria-label={words.findTitle}>
          {found.after > 0 && (
            <SiteLink
              to={to({ after: null })}
              className={buttonClass({ variant: 'quiet' })}
              preventScrollReset
            >
              {words.fromTop}
            </SiteLink>
          )}
          {found.next !== null && (
            <SiteLink
              to={to({ after: found.next })}
              className={buttonClass({ variant: 'secondary' })}
              preventScrollReset
            >
              {words.more}
            </SiteLink>
          )}
        </nav>
      )}
    </section>
  )
}
