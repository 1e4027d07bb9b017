import { useFormats } from '../../../../site/use-formats.ts'
import { usualZone } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listConflicts, listLoads, listRoundProposals } from '../managed.contract.ts'
import { isOpenView, rowsPerPage } from '../rules.ts'
import { assignmentWords } from '../words.ts'
import { AddRound } from './parts/add-round.tsx'
import { ConflictList } from './parts/conflict-list.tsx'
import { LoadList } from './parts/load-list.tsx'
import { MatchingPanel } from './parts/matching-panel.tsx'
import { ProposalList } from './parts/proposal-list.tsx'
import { RoundHead } from './parts/round-head.tsx'
import { RoundSettingsForm } from './parts/round-settings-form.tsx'
import type { Route } from './+types/assignment.page.ts'

const parts = ['proposals', 'reviewers', 'conflicts', 'settings'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const editionId = Number(params.id)
  const desk = await api('GET /api/admin/spic/{editionId}/assignment', { params: { editionId } })
  const asked = url.searchParams.get('round')
  const round =
    desk.rounds.find(one => one.kind === asked) ?? desk.rounds.findLast(isOpenView) ?? desk.rounds[0]
  const part = parts.find(one => one === url.searchParams.get('part')) ?? parts[0]
  const per_page = rowsPerPage
  const none = { desk, round, part, proposals: null, loads: null, conflicts: null, matching: null }
  if (part === 'conflicts') {
    const query = { ...readQuery(listConflicts, url), per_page }
    const list = await api('GET /api/admin/spic/{editionId}/conflicts', { params: { editionId }, query })
    return { ...none, conflicts: { ...list, ...query } }
  }
  if (!round || part === 'settings') return none
  const of = { params: { editionId, roundId: round.id } }
  if (part === 'reviewers') {
    const query = { ...readQuery(listLoads, url), per_page }
    const list = await api('GET /api/admin/spic/{editionId}/rounds/{roundId}/loads', { ...of, query })
    return { ...none, loads: { ...list, ...query } }
  }
  const query = { ...readQuery(listRoundProposals, url), per_page }
  const [list, { matching }] = await Promise.all([
    api('GET /api/admin/spic/{editionId}/rounds/{roundId}/proposals', { ...of, query }),
    api('GET /api/admin/spic/{editionId}/rounds/{roundId}/matchings/latest', of),
  ])
  return { ...none, proposals: { ...list, ...query }, matching }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, assignmentWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(assignmentWords, lang).title }

/** Who reviews what in the rounds of an edition. */
export default function AssignmentPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const { desk, round, part, proposals, loads, conflicts, matching } = loaderData
  const words = useWords(assignmentWords)
  const to = useQueryLink()
  const editionId = desk.edition.id
  const nameOf = (one: (typeof desk.rounds)[number]) =>
    one.settings.value.dueAt === null
      ? words.kinds[one.kind]
      : `${words.kinds[one.kind]} · ${words.due(formatTime(one.settings.value.dueAt, usualZone))}`
  return (
    <AdminPage title={`${desk.edition.name} · ${words.title}`} lead={words.lead}>
      {desk.rounds.length > 0 && (
        <ChoiceLinks
          label={words.rounds}
          chosen={round?.kind}
          choices={desk.rounds.map(
            one => [one.kind, nameOf(one), to({ round: one.kind, search: null, show: null })] as const,
          )}
        />
      )}
      {round && <RoundHead editionId={editionId} round={round} desk={desk} />}
      <ChoiceLinks
        label={words.parts.label}
        chosen={part}
        choices={parts.map(
          one => [one, words.parts[one], to({ part: one, search: null, show: null })] as const,
        )}
      />
      {!round && part !== 'conflicts' && <EmptyState title={words.noRounds}>{words.noRoundsHint}</EmptyState>}
      {round && proposals && (
        <>
          <MatchingPanel editionId={editionId} round={round} matching={matching} />
          <ProposalList editionId={editionId} round={round} list={proposals} />
        </>
      )}
      {round && loads && <LoadList kind={round.kind} list={loads} />}
      {conflicts && <ConflictList editionId={editionId} list={conflicts} />}
      {round && part === 'settings' && (
        <RoundSettingsForm key={round.id} editionId={editionId} round={round} />
      )}
      {(part === 'settings' || !round) && <AddRound desk={desk} />}
    </AdminPage>
  )
}
