import { useFormats } from '../../../../../site/use-formats.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { FilterForm, FilterSelect } from '../../../../../site/filter-form.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { SitePages } from '../../../../../site/site-pages.tsx'
import { ReasonDialog } from '../../../../../site/staff/reason-dialog.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../../ui/page-head.tsx'
import { baseOf, sheetPath } from '../../../reviewers/addresses.ts'
import { useLocation } from 'react-router'
import { proposalSorts, standings, type ProposalSort, type Standing } from '../../rules.ts'
import { decisionWords } from '../../words.ts'
import { scoreColumns } from '../../../scoring/score-text.ts'
import { stateTones } from './state-tones.ts'

type Listed = Answer<SiteCalls['GET /api/spic-review/proposals']>
type Query = {
  track?: number | undefined
  state?: Standing | undefined
  search: string
  sort: ProposalSort
  page: number
  per_page: number
}
type Row = Listed['proposals'][number]

const mayReject = ({ state, isConflicted }: Row): boolean =>
  state !== 'withdrawn' && state !== 'rejected' && !isConflicted

/** All proposals with how far their reviews are; some of them can be rejected at once. */
export function ProposalList({ shown }: { shown: Listed & Query }) {
  const { formatTime } = useFormats()
  const words = useWords(decisionWords)
  const api = useApi()
  const { pathname } = useLocation()
  const area = baseOf(pathname)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isAsking, setAsking] = useState(false)
  const { proposals, tracks, round, counts, total, page, per_page: perPage } = shown
  const texts = scoreColumns(proposals, ['mean', 'score'])
  const open = proposals.filter(mayReject).map(row => row.id)
  // What another filter no longer shows is not rejected unseen.
  const asked = chosen.filter(id => open.includes(id))
  const isAll = open.length > 0 && asked.length === open.length
  const toggle = (id: number, isOn: boolean) =>
    setChosen(isOn ? [...asked, id] : asked.filter(one => one !== id))
  const filters = new URLSearchParams()
  if (shown.track !== undefined) filters.set('track', String(shown.track))
  if (shown.state !== undefined) filters.set('state', shown.state)
  if (shown.search !== '') filters.set('search', shown.search)
  filters.set('sort', shown.sort)
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title={words.all.title}
        action={
          <a
            href={`/api/spic-review/proposals/file?${filters}`}
            className={buttonClass({ variant: 'secondary' })}
            download
          >
            <Download className="size-4" aria-hidden="true" />
            {words.all.export}
          </a>
        }
      >
        {round ? words.all.round(words.rounds[round.kind]) : words.all.noRound}
      </PageHead>
      <FilterForm searchLabel={words.search} search={shown.search} maxLength={100}>
        <FilterSelect
          name="track"
          label={words.track}
          value={String(shown.track ?? '')}
          options={[['', words.allTracks], ...tracks.map(one => [String(one.id), one.name] as const)]}
        />
        <FilterSelect
          name="state"
          label={words.state}
          value={shown.state ?? ''}
          options={[
            ['', words.all.count(words.allStates, counts.all)],
            ...standings.map(state => [state, words.all.count(words.states[state], counts[state])] as const),
          ]}
        />
        <FilterSelect
          name="sort"
          label={words.all.sort}
          value={shown.sort}
          options={proposalSorts.map(sort => [sort, words.all.sorts[sort]] as const)}
        />
      </FilterForm>
      {proposals.length === 0 ? (
        <EmptyState title={words.nothing}>{words.nothingHint}</EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3 text-sm">
            <Checkbox
              aria-label={words.all.selectPage}
              checked={isAll}
              disabled={open.length === 0}
              onChange={isOn => setChosen(isOn ? open : [])}
            />
            <span className="text-muted tabular-nums">{words.all.chosen(asked.length)}</span>
            <Button
              variant="danger"
              size="small"
              disabledReason={asked.length === 0 ? words.all.nothingChosen : undefined}
              onClick={() => setAsking(true)}
            >
              {words.all.reject}
            </Button>
          </div>
          <DataTable
            caption={words.all.title}
            rows={proposals}
            rowKey={row => row.id}
            columns={[
              {
                key: 'chosen',
                label: '',
                centered: true,
                cell: row => (
                  <Checkbox
                    aria-label={words.all.select(row.title)}
                    checked={asked.includes(row.id)}
                    disabled={!mayReject(row)}
                    onChange={isOn => toggle(row.id, isOn)}
                  />
                ),
              },
              {
                key: 'title',
                label: words.proposal,
                isName: true,
                cell: row => (
                  <>
                    {row.isConflicted || row.state === 'withdrawn' || row.state === 'rejected' ? (
                      row.title
                    ) : (
                      <SiteLink to={sheetPath(area, row.id)}>{row.title}</SiteLink>
                    )}
                    <p className="text-muted">{row.entry}</p>
                  </>
                ),
              },
              { key: 'track', label: words.track, wideOnly: true, cell: row => row.track },
              {
                key: 'state',
                label: words.state,
                cell: row => (
                  <span className="flex flex-wrap gap-2">
                    <Badge tone={stateTones[row.state]}>{words.states[row.state]}</Badge>
                    {row.isConflicted && (
                      <span title={words.conflictedHint}>
                        <Badge tone="warn">{words.conflicted}</Badge>
                      </span>
                    )}
                  </span>
                ),
              },
              {
                key: 'progress',
                label: words.all.progress,
                numeric: true,
                cell: row => (row.assigned === 0 ? '–' : `${row.locked} / ${row.assigned}`),
              },
              { key: 'mean', label: words.all.mean, numeric: true, cell: texts.mean },
              { key: 'score', label: words.score, numeric: true, cell: texts.score },
              { key: 'rank', label: words.rank, numeric: true, cell: row => row.rank ?? '–' },
              {
                key: 'submitted',
                label: words.all.submitted,
                numeric: true,
                wideOnly: true,
                cell: row => formatTime(row.submittedAt, usualZone),
              },
              {
                key: 'pdf',
                label: words.pdf,
                cell: row =>
                  !row.isConflicted && (
                    <a
                      href={`/api/spic-review/proposals/${row.id}/pdf`}
                      aria-label={words.pdfOf(row.title)}
                      download
                    >
                      {words.pdf}
                    </a>
                  ),
              },
            ]}
          />
        </>
      )}
      <SitePages page={page} total={total} perPage={perPage} />
      {isAsking && (
        <ReasonDialog
          title={words.all.rejectTitle(asked.length)}
          text={words.all.rejectText}
          submit={words.all.reject}
          isDanger
          onClose={() => setAsking(false)}
          onSubmit={async reason => {
            await api('POST /api/spic-review/rejections', {
              body: { proposalIds: [...asked], reason },
            })
            setChosen([])
          }}
        />
      )}
    </div>
  )
}
