import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenInput, Input } from '../../../../ui/input.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { staffWords } from '../../../../site/staff/words.ts'
import { managedWords } from '../managed-words.ts'
import { ExportLink } from '../../../../site/staff/export-link.tsx'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { OlderLink } from '../../../../site/staff/older-link.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { SubmissionTable } from './parts/managed-table.tsx'
import { listRunSubmissions } from '../managed.contract.ts'
import type { Route } from './+types/managed-submissions.page.ts'

const states = ['waiting', 'scored', 'failed', 'cancelled', 'void', 'adjusted'] as const
const faults = ['file', 'scorer', 'platform'] as const
const names = ['schedule', 'subRank', 'state', 'fault', 'team', 'day', 'search'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const query = { ...readQuery(listRunSubmissions, url), size: 30 }
  const filters: Partial<Record<(typeof names)[number], string>> = Object.fromEntries(
    names.flatMap(name => (query[name] ? [[name, String(query[name])]] : [])),
  )
  const [answer, { schedules }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/submissions', { params: { id }, query }),
    api('GET /api/admin/competitions/{id}/schedules', { params: { id } }),
  ])
  const rounds = schedules.map(round => ({ id: round.id, title: round.title, boards: round.boards }))
  return { ...answer, rounds, filters }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, managedWords, words => ({ title: words.submissions.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(managedWords, lang).submissions.title }

/** All submissions with their full scores, found by team, state, round, board, fault and day. */
export default function RunSubmissionsPage({ loaderData, params }: Route.ComponentProps) {
  const { submissions: words } = useWords(managedWords)
  const { common } = useWords(staffWords)
  const { submissions, next, rounds, filters } = loaderData
  const boards = new Map(
    rounds
      .filter(round => [undefined, String(round.id)].includes(filters.schedule))
      .flatMap(round => round.boards)
      .map(board => [board.key, board.name] as const),
  )
  const isUnfiltered = Object.keys(filters).length === 0
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={<ExportLink competitionId={params.id} of="submissions" filters={filters} />}
    >
      <ListView
        filters={
          <>
            <FilterForm searchLabel={words.searchLabel} search={filters.search ?? ''}>
              <FilterSelect
                name="schedule"
                label={common.round}
                value={filters.schedule ?? ''}
                options={[
                  ['', common.round],
                  ...rounds.map(round => [String(round.id), round.title] as const),
                ]}
              />
              <FilterSelect
                name="state"
                label={common.state}
                value={filters.state ?? ''}
                options={[['', common.state], ...states.map(state => [state, words.states[state]] as const)]}
              />
              {boards.size > 0 && (
                <FilterSelect
                  name="subRank"
                  label={common.subRank}
                  value={filters.subRank ?? ''}
                  options={[['', common.subRank], ...boards]}
                />
              )}
              <FilterSelect
                name="fault"
                label={words.fault}
                value={filters.fault ?? ''}
                options={[['', words.fault], ...faults.map(fault => [fault, words.faults[fault]] as const)]}
              />
              <Input
                type="date"
                name="day"
                aria-label={words.day}
                defaultValue={filters.day ?? ''}
                className="w-auto!"
              />
              {filters.team && <HiddenInput name="team" value={filters.team} />}
            </FilterForm>
            {filters.team && (
              <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                {words.teamFilter}
                <strong className="text-text">{submissions[0]?.team.name ?? filters.team}</strong>
                <SiteLink to="?">{words.clearTeam}</SiteLink>
              </p>
            )}
          </>
        }
        empty={
          submissions.length === 0 && (
            <EmptyState title={isUnfiltered ? words.none : words.empty}>
              {isUnfiltered ? words.noneHint : words.emptyHint}
            </EmptyState>
          )
        }
        pages={<OlderLink next={next} />}
      >
        <SubmissionTable submissions={submissions} rounds={rounds} />
      </ListView>
    </AdminPage>
  )
}
