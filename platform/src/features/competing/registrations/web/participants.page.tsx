import { useState } from 'react'
import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { ZonedTime } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { HiddenInput } from '../../../../ui/input.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { staffWords } from '../../../../site/staff/words.ts'
import { participantWords } from '../participant-words.ts'
import { ExportLink } from '../../../../site/staff/export-link.tsx'
import { Deciding } from './parts/deciding.tsx'
import { FilterForm } from '../../../../site/filter-form.tsx'
import { listParticipants } from '../participants.contract.ts'
import type { Route } from './+types/participants.page.ts'

type Row = Answer<SiteCalls['GET /api/admin/competitions/{id}/participants']>['list'][number]
const perPage = 20
const states = ['pending', 'approved', 'refused'] as const
const tones = { pending: 'warn', approved: 'good', refused: 'bad' } as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { state, search, page } = readQuery(listParticipants, url)
  const query = { state, search, page, per_page: perPage }
  const answer = await context
    .get(pageContext)
    .api('GET /api/admin/competitions/{id}/participants', { params: { id: Number(params.id) }, query })
  return { ...answer, state: state ?? '', search, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, participantWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(participantWords, lang).title }

/** Who signed up; where the competition asks for it, each is approved or refused. */
export default function ParticipantsPage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(participantWords)
  const { common } = useWords(staffWords)
  const { list, total, counts, requireApproval, zone, state, search, page } = loaderData
  const [chosen, setChosen] = useState<readonly number[]>([])
  const shown = chosen.filter(id => list.some(row => row.user.id === id))
  const toggle = (id: number) =>
    setChosen(shown.includes(id) ? shown.filter(one => one !== id) : [...shown, id])
  const base = pathTo('/admin/competitions/:id', { id: params.id })
  const isUnfiltered = state === '' && search === ''
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<ExportLink competitionId={params.id} of="participants" filters={{ state, search }} />}
    >
      {!requireApproval && (
        <p className="text-sm text-muted">
          {words.open} <SiteLink to={`${base}/access`}>{words.openLink}</SiteLink>
        </p>
      )}
      <ChoiceLinks
        label={common.state}
        chosen={state}
        choices={[
          ['', words.tab(common.all, formatCount(counts.pending + counts.approved + counts.refused)), '?'],
          ...states.map(
            one => [one, words.tab(words.states[one], formatCount(counts[one])), `?state=${one}`] as const,
          ),
        ]}
      />
      <FilterForm searchLabel={words.searchLabel} search={search}>
        {state && <HiddenInput name="state" value={state} />}
      </FilterForm>
      {/* The tabs count what is not searched. */}
      {search !== '' && (
        <p className="text-sm text-muted" role="status">
          {words.found(formatCount(total))}
        </p>
      )}
      {list.length === 0 ? (
        <EmptyState title={isUnfiltered ? words.none : words.empty}>
          {isUnfiltered ? words.noneHint : words.emptyHint}
        </EmptyState>
      ) : (
        <>
          <Deciding
            competitionId={Number(params.id)}
            ids={list.map(row => row.user.id)}
            chosen={shown}
            onChange={setChosen}
          />
          <DataTable
            caption={words.title}
            rows={list}
            rowKey={row => row.user.id}
            isMarked={row => shown.includes(row.user.id)}
            columns={[
              {
                key: 'person',
                label: words.person,
                isName: true,
                cell: row => (
                  <label className="flex min-w-36 gap-3 sm:min-w-48">
                    <Checkbox
                      className="mt-1 size-4"
                      aria-label={words.choose(row.user.name)}
                      checked={shown.includes(row.user.id)}
                      onChange={() => toggle(row.user.id)}
                    />
                    <Person row={row} />
                  </label>
                ),
              },
              {
                key: 'state',
                label: common.state,
                cell: row => (
                  <div className="grid min-w-32 justify-items-start gap-1">
                    <Badge tone={tones[row.state]}>{words.states[row.state]}</Badge>
                    {row.decided && <span className="text-muted">{row.decided.by}</span>}
                    {row.decided?.reason && <span>{row.decided.reason}</span>}
                  </div>
                ),
              },
              {
                key: 'team',
                label: common.team,
                isName: true,
                cell: row =>
                  row.team && (
                    <>
                      <SiteLink to={`${base}/teams?search=${row.team.id}`}>{row.team.name}</SiteLink>
                      {row.team.isCaptain && <span className="text-muted"> · {words.captain}</span>}
                    </>
                  ),
              },
              { key: 'entry', label: words.entry, cell: row => <Entry row={row} /> },
              {
                key: 'time',
                label: words.time,
                numeric: true,
                cell: row => <ZonedTime at={row.at} zone={zone} />,
              },
            ]}
          />
        </>
      )}
      <SitePages page={page} total={total} perPage={perPage} />
    </AdminPage>
  )
}

function Person({ row }: { row: Row }) {
  const words = useWords(participantWords)
  return (
    <span className="min-w-0">
      <span className="block font-medium">
        <PersonLink person={row.user} />
      </span>
      <span className="block text-muted tabular-nums">
        {row.user.id}
        {row.user.email && ` · ${row.user.email}`}
      </span>
      {row.invitedBy && <span className="block text-muted">{words.invitedBy(row.invitedBy)}</span>}
    </span>
  )
}

function Entry({ row }: { row: Row }) {
  const words = useWords(participantWords)
  return (
    <div className="grid min-w-40 gap-1">
      {row.entry.map(({ label, value }) => (
        <p key={label}>
          <span className="text-muted">{label}</span> {value || words.noEntry}
        </p>
      ))}
      <p className={row.isCurrent ? 'text-muted' : 'text-warn'}>
        {(row.isCurrent ? words.agreement : words.outdated)(row.agreementVersion)}
      </p>
    </div>
  )
}
