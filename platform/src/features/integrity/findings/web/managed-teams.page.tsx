import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText, ZonedTime } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { staffWords } from '../../../../site/staff/words.ts'
import { managedTeamWords } from '../team-words.ts'
import { ExportLink } from '../../../../site/staff/export-link.tsx'
import { Banning } from './parts/banning.tsx'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { OlderLink } from '../../../../site/staff/older-link.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { listRunTeams } from '../../../competing/teams/managed.contract.ts'
import { MoreTries } from '../../../scoring/submissions/web/parts/more-tries.tsx'
import { useManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import type { Route } from './+types/managed-teams.page.ts'

type Row = Answer<SiteCalls['GET /api/admin/competitions/{id}/teams']>['teams'][number]
const states = ['all', 'ranked', 'banned', 'baseline', 'silent'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { state, search, before } = readQuery(listRunTeams, url)
  const query = { state, search, before, size: 20 }
  const answer = await context
    .get(pageContext)
    .api('GET /api/admin/competitions/{id}/teams', { params: { id: Number(params.id) }, query })
  return { ...answer, state, search }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, managedTeamWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(managedTeamWords, lang).title }

/** All teams of a competition, the newest first, and who of them is disqualified. */
export default function RunTeamsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(managedTeamWords)
  const { common } = useWords(staffWords)
  const { id, zone } = useManagedCompetition()
  const { teams, next, total, state, search } = loaderData
  const isUnfiltered = state === 'all' && search === ''
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<ExportLink competitionId={id} of="teams" filters={{ state, search }} />}
    >
      <ListView
        filters={
          <FilterForm searchLabel={words.searchLabel} search={search}>
            <FilterSelect
              name="state"
              label={common.state}
              value={state}
              options={states.map(one => [one, words.states[one]])}
            />
          </FilterForm>
        }
        found={words.found(formatCount(total))}
        empty={
          teams.length === 0 && (
            <EmptyState title={isUnfiltered ? words.none : words.empty}>
              {isUnfiltered ? words.noneHint : words.emptyHint}
            </EmptyState>
          )
        }
        pages={<OlderLink next={next} />}
      >
        <DataTable
          caption={words.title}
          rows={teams}
          rowKey={row => row.id}
          columns={[
            { key: 'team', label: common.team, isName: true, cell: row => <Team row={row} zone={zone} /> },
            {
              key: 'members',
              label: words.members,
              isName: true,
              cell: row => (
                <ul className="min-w-32">
                  {row.members.map(member => (
                    <li key={member.id}>
                      <PersonLink
                        person={{
                          id: member.id,
                          name: member.role === 'captain' ? words.captain(member.name) : member.name,
                        }}
                      />
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              key: 'submissions',
              label: words.submissions,
              numeric: true,
              cell: row => (
                <SiteLink to={`${pathTo('/admin/competitions/:id/submissions', { id })}?team=${row.id}`}>
                  {formatCount(row.submissions)}
                </SiteLink>
              ),
            },
            {
              key: 'last',
              label: words.last,
              numeric: true,
              wideOnly: true,
              cell: row =>
                row.lastSubmittedAt ? (
                  <ZonedTime at={row.lastSubmittedAt} zone={zone} />
                ) : (
                  <span className="text-muted">{words.never}</span>
                ),
            },
            {
              key: 'actions',
              label: words.actions,
              cell: row =>
                row.isBaseline || (
                  <span className="flex flex-wrap gap-2">
                    <Banning competitionId={id} team={row} />
                    {!row.isBanned && <MoreTries competitionId={id} team={row} />}
                  </span>
                ),
            },
          ]}
        />
      </ListView>
    </AdminPage>
  )
}

function Team({ row, zone }: { row: Row; zone: string }) {
  const words = useWords(managedTeamWords)
  const { id } = useManagedCompetition()
  const { time } = useZonedText(zone)
  return (
    <div className="grid justify-items-start gap-1 sm:min-w-44">
      <span className="font-medium">{row.name}</span>
      <span className="flex flex-wrap gap-1">
        <span className="text-muted tabular-nums">{row.id}</span>
        {row.isBanned && <Badge tone="bad">{words.banned}</Badge>}
        {row.isBaseline && <Badge>{words.baseline}</Badge>}
        {row.scheduleId !== null && <Badge tone="good">{words.promoted}</Badge>}
      </span>
      {row.findings > 0 && (
        <SiteLink to={`${pathTo('/admin/competitions/:id/integrity', { id })}?team=${row.id}`}>
          {words.openFindings(formatCount(row.findings))}
        </SiteLink>
      )}
      {row.bans.length > 0 && (
        <details className="text-muted">
          <summary>{words.history}</summary>
          <ul className="mt-1 grid gap-2">
            {row.bans.map(ban => (
              <li key={ban.id}>
                {words.banEntry(ban.by, time(ban.at))}
                <span className="block text-text">{ban.reason}</span>
                {ban.evidence.length > 0 && (
                  <span className="flex flex-wrap gap-x-2">
                    {words.attached}
                    {ban.evidence.map(finding => (
                      <SiteLink
                        key={finding}
                        to={pathTo('/admin/competitions/:id/integrity/:findingId', {
                          id,
                          findingId: finding,
                        })}
                      >
                        {words.finding(finding)}
                      </SiteLink>
                    ))}
                  </span>
                )}
                {ban.lifted && (
                  <>
                    {words.liftEntry(ban.lifted.by, time(ban.lifted.at))}
                    <span className="block text-text">{ban.lifted.reason}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
