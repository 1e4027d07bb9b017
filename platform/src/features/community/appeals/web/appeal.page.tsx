import { PersonIn } from '../../../../site/person-link.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useCompetition } from '../../../competing/competitions/web/parts/competition-data.ts'
import { appealsPerPage } from '../rules.ts'
import { stateTone, type OwnAppeal } from './wire.ts'
import { appealWords } from '../words.ts'
import { AppealForm } from './parts/appeal-form.tsx'
import { listAppeals } from '../contract.ts'
import type { Route } from './+types/appeal.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const { page } = readQuery(listAppeals, url)
  const id = Number(params.id)
  // Who has no team yet is told so by the page; the call would refuse.
  const { teams } = await api('GET /api/teams', {
    query: { cmptId: id, userId: viewer?.userId, per_page: 1 },
  })
  const team = teams[0]
  if (!team) return { team: null, appeals: [], total: 0, page: 1 }
  const answer = await api('GET /api/competitions/{id}/cheat/appeal', {
    params: { id },
    query: { teamId: team.id, page, per_page: appealsPerPage },
  })
  return { ...answer, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, appealWords, words => ({ title: words.title }))

/** Tells the organiser of suspected cheating, and shows what became of it. */
export default function AppealPage({ loaderData: { team, appeals, total, page } }: Route.ComponentProps) {
  const words = useWords(appealWords)
  const competition = useCompetition()
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <div>
        <h2 className="text-2xl font-semibold">{words.title}</h2>
        <p className="mt-2 text-muted">{words.lead}</p>
      </div>
      {team === null ? (
        <EmptyState title={words.noTeam}>{words.noTeamHint}</EmptyState>
      ) : (
        <>
          <AppealForm key={team.id} competitionId={competition.id} team={team} />
          <section aria-labelledby="own-appeals" className="grid grid-cols-1 gap-4">
            <h3 id="own-appeals" className="text-xl font-semibold">
              {words.list.title}
            </h3>
            {appeals.length === 0 && <EmptyState title={words.list.empty}>{words.list.emptyHint}</EmptyState>}
            {appeals.map(appeal => (
              <Appeal key={appeal.id} appeal={appeal} zone={competition.zone} />
            ))}
            <SitePages page={page} total={total} perPage={appealsPerPage} />
          </section>
        </>
      )}
    </div>
  )
}

function Appeal({ appeal, zone }: { appeal: OwnAppeal; zone: string }) {
  const { formatTime } = useFormats()
  const words = useWords(appealWords)
  const about = appeal.subject.isOwn ? words.list.aboutOwn : words.list.about(appeal.subject.name)
  return (
    <article aria-label={about} className="rounded-2xl border border-line bg-card p-5 shadow-card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-semibold">{about}</h4>
        <Badge tone={stateTone[appeal.state]}>{words.states[appeal.state]}</Badge>
        <span className="text-sm text-muted tabular-nums">
          <PersonIn
            person={appeal.author}
            text={name => words.list.by(name, formatTime(appeal.createdAt, zone))}
          />
        </span>
      </header>
      <div className="prose mt-3 overflow-clip" dangerouslySetInnerHTML={{ __html: appeal.html }} />
      {appeal.answer && (
        <div className="mt-4 rounded-lg border-l-4 border-accent bg-sunken p-4">
          <p className="text-sm text-muted tabular-nums">
            {words.list.answer(formatTime(appeal.answer.at, zone))}
          </p>
          <div
            className="prose mt-2 overflow-clip"
            dangerouslySetInnerHTML={{ __html: appeal.answer.html }}
          />
        </div>
      )}
    </article>
  )
}
