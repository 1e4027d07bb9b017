import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { usePolling } from '../../../../site/use-polling.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { OlderLink } from '../../../../site/staff/older-link.tsx'
import { useManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import { findingKinds } from '../rules.ts'
import { integrityWords } from '../words.ts'
import { FindingCard } from './parts/finding-card.tsx'
import { FindingFilters } from './parts/finding-filters.tsx'
import { LastRun } from './parts/last-run.tsx'
import { listFindings } from '../contract.ts'
import type { Route } from './+types/integrity.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const { kind, state, team, before } = readQuery(listFindings, url)
  const query = { kind, state, team, before, size: 20 }
  const [answer, { schedules }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/integrity', { params: { id }, query }),
    api('GET /api/admin/competitions/{id}/schedules', { params: { id } }),
  ])
  const rounds = schedules.map(round => ({ id: round.id, title: round.title, boards: round.boards }))
  return {
    ...answer,
    rounds,
    filters: { kind: kind ?? '', state, team: team === undefined ? '' : String(team) },
    isFirstPage: before === undefined,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, integrityWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(integrityWords, lang).title }

/** What the integrity checks noticed, for a person to decide about. */
export default function IntegrityPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(integrityWords)
  const { id, zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const api = useApi()
  const { isBusy, problem, run: act } = useMutation()
  const { findings, next, open, run, abilities, rounds, filters, isFirstPage } = loaderData
  usePolling(!abilities.run.allowed)
  const team = filters.team && findings[0]?.teams.find(one => String(one.id) === filters.team)?.name
  const isFiltered = filters.kind !== '' || filters.team !== '' || filters.state !== 'open' || !isFirstPage
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <Button
          busy={isBusy}
          disabledReason={abilities.run.allowed ? undefined : abilities.run.message}
          onClick={() =>
            void act(() => api('POST /api/admin/competitions/{id}/integrity/run', { params: { id } }))
          }
        >
          {words.run.now}
        </Button>
      }
    >
      <Callout title={words.hint.title}>{words.hint.text}</Callout>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <LastRun run={run} isUnderWay={!abilities.run.allowed} />
      <FindingFilters filters={filters} open={open} />
      {filters.team && (
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {words.filters.team}
          <strong className="text-text">{team || filters.team}</strong>
          <SiteLink to="?">{words.filters.clearTeam}</SiteLink>
        </p>
      )}
      {findings.length > 0 ? (
        <ul className="grid gap-4">
          {findings.map(finding => (
            <FindingCard key={finding.id} finding={finding} rounds={rounds} />
          ))}
        </ul>
      ) : isFiltered && findingKinds.some(kind => open[kind] > 0) ? (
        <EmptyState title={words.empty.filtered}>{words.empty.filteredHint}</EmptyState>
      ) : run?.lookedAt ? (
        <EmptyState title={words.empty.none}>{words.empty.lastLooked(time(run.lookedAt))}</EmptyState>
      ) : (
        <EmptyState title={words.empty.never}>{words.empty.neverHint}</EmptyState>
      )}
      <OlderLink next={next} />
      <section className="grid gap-3" aria-labelledby="kinds">
        <h2 id="kinds" className="sr-only">
          {words.filters.kind}
        </h2>
        <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-6 text-sm sm:grid-cols-2">
          {findingKinds.map(kind => (
            <div key={kind}>
              <dt className="font-medium">
                {words.filters.kindCount(words.kinds[kind], formatCount(open[kind]))}
              </dt>
              <dd className="mt-1 text-muted">{words.about[kind]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </AdminPage>
  )
}
