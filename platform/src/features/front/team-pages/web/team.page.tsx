import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import type { Lang } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { PersonAvatar, PersonLink } from '../../../../site/person-link.tsx'
import { RelativeTime } from '../../../../site/relative-time.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useFormats } from '../../../../site/use-formats.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Place } from '../../../../ui/place.tsx'
import { CodeCard } from '../../../community/source-code/web/parts/code-card.tsx'
import {
  useCompetition,
  type CompetitionData,
} from '../../../competing/competitions/web/parts/competition-data.ts'
import { choiceWords } from '../../../competing/schedules/choice-words.ts'
import { CourseCharts } from '../../../scoring/rankings/web/parts/course-charts.tsx'
import { teamPageWords } from '../words.ts'
import type { Route } from './+types/team.page.ts'

type TeamData = Answer<SiteCalls['GET /api/competitions/{id}/teams/{teamId}']>
type Standing = TeamData['standings'][number]

const codeShown = 6

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, lang, share } = context.get(pageContext)
  const [id, teamId] = [Number(params.id), Number(params.teamId)]
  const [found, code] = await Promise.all([
    api('GET /api/competitions/{id}/teams/{teamId}', { params: { id, teamId } }),
    api('GET /api/competitions/submits/source-code', { query: { cmptId: id, teamId, size: codeShown } }),
  ])
  const picture = rankPicture(found, lang)
  return { ...found, procedures: code.procedures, share: picture && share(picture) }
}

/**
 * What the picture of a team's rank says: of the last board that everybody may read, the final one before the public
 * one. Nothing without a rank.
 */
function rankPicture({ competition, team, standings }: TeamData, lang: Lang) {
  const ranked = standings.filter(one => one.ranking !== null)
  const round = ranked.at(-1)?.scheduleId
  const best = ranked.find(one => one.scheduleId === round)
  if (!best || best.ranking === null) return null
  const { picture } = wordsIn(teamPageWords, lang)
  const { list } = wordsIn(choiceWords, lang)
  const day = formatsIn(lang).formatDay(best.maxScoreSubmittedAt, competition.zone)
  return {
    kind: competition.title,
    title: picture.title(team.name, formatCount(best.ranking), formatCount(best.total)),
    note: [list(best.list), best.typeName, picture.score(best.maxScore), day].filter(Boolean).join(' · '),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, teamPageWords, words => {
    const competition = matches.find(match => match?.id === 'competition')?.loaderData as
      | CompetitionData
      | undefined
    const name = loaderData?.team.name ?? ''
    return {
      title: competition ? `${words.title(name)} · ${competition.title}` : words.title(name),
      description: words.lead(name, competition?.title ?? ''),
      share: loaderData?.share ?? undefined,
    }
  })

/** Who stands behind a row of a board: people, places, how they came there, and what they published. */
export default function TeamPage({
  loaderData: { team, standings, course, solution, procedures, share },
}: Route.ComponentProps) {
  const words = useWords(teamPageWords)
  const { formatDay } = useFormats()
  const competition = useCompetition()
  return (
    <div className="grid grid-cols-1 gap-10">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="flex flex-wrap items-center gap-3 text-2xl font-semibold">
            <span translate="no">{team.name}</span>
            {team.isOwn && <Badge tone="accent">{words.own}</Badge>}
          </h2>
          <p className="mt-1 text-sm text-muted tabular-nums">
            {team.isBaseline ? words.baseline : words.since(formatDay(team.createdAt, competition.zone))}
          </p>
        </div>
        {team.isOwn && (
          <SiteLink
            to={pathTo('/competitions/:id/teams', { id: competition.id })}
            className={buttonClass({ variant: 'secondary' })}
          >
            {words.manage}
          </SiteLink>
        )}
      </header>
      {team.members.length > 0 && (
        <section aria-labelledby="members">
          <h3 id="members" className="text-lg font-semibold">
            {words.members}
          </h3>
          <ul className="mt-3 flex flex-wrap gap-3">
            {team.members.map(member => (
              <li
                key={member.id}
                className="flex items-center gap-3 rounded-xl border border-line bg-card py-2 pr-4 pl-3 shadow-card"
              >
                <PersonAvatar person={member} />
                <PersonLink person={member} className="font-medium" />
                {member.role === 'captain' && <Badge>{words.captain}</Badge>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="standings" className="grid grid-cols-1 gap-3">
        <h3 id="standings" className="text-lg font-semibold">
          {words.standings}
        </h3>
        {standings.length === 0 ? (
          <EmptyState title={words.none}>{words.noneHint}</EmptyState>
        ) : (
          <Standings standings={standings} />
        )}
      </section>
      {team.isOwn && share && (
        <section aria-labelledby="share" className="grid grid-cols-1 justify-items-start gap-3">
          <h3 id="share" className="text-lg font-semibold">
            {words.picture.label}
          </h3>
          <p className="text-sm text-muted">{words.picture.hint}</p>
          <img
            src={share}
            alt={words.picture.label}
            width={1200}
            height={630}
            loading="lazy"
            className="h-auto w-full max-w-md rounded-xl border border-line"
          />
          <a href={share} download="leitai-rank.png" className={buttonClass({ variant: 'secondary' })}>
            {words.picture.download}
          </a>
        </section>
      )}
      <Solution solution={solution} mayPublish={team.isOwn && competition.attachedTeam?.role === 'captain'} />
      {course && (
        <section aria-labelledby="course">
          <h3 id="course" className="mb-3 text-lg font-semibold">
            {words.course}
          </h3>
          <Card>
            <CourseCharts course={course} />
          </Card>
        </section>
      )}
      {(procedures.length > 0 || competition.type === 'solution') && (
        <section aria-labelledby="code">
          <h3 id="code" className="text-lg font-semibold">
            {words.code}
          </h3>
          {procedures.length === 0 ? (
            <p className="mt-2 text-sm text-muted">{words.noCode}</p>
          ) : (
            <ul className="mt-3 grid gap-4 lg:grid-cols-2">
              {procedures.map(procedure => (
                <li key={procedure.id}>
                  <CodeCard procedure={procedure} isAmongMany={false} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

/** What the team tells of how it did it, once the competition is over. */
function Solution({ solution, mayPublish }: { solution: TeamData['solution']; mayPublish: boolean }) {
  const words = useWords(teamPageWords)
  const { id, state } = useCompetition()
  const isOffered = mayPublish && state === 'out_service'
  if (!solution && !isOffered) return null
  return (
    <section aria-labelledby="solution" className="grid grid-cols-1 justify-items-start gap-3">
      <h3 id="solution" className="text-lg font-semibold">
        {words.solution}
      </h3>
      {solution ? (
        <article className="w-full max-w-3xl rounded-2xl border border-line bg-card p-5 shadow-card">
          <h4 className="font-semibold">
            <SiteLink
              to={pathTo('/competitions/:id/discuss/:threadId', { id, threadId: solution.threadId })}
              className="no-underline hover:text-accent"
            >
              {solution.title}
            </SiteLink>
          </h4>
          <p className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere">{solution.excerpt}</p>
          <p className="mt-2 flex gap-4 text-sm text-muted tabular-nums">
            <span>{words.votes(formatCount(solution.voteCount))}</span>
            <span>{words.replies(formatCount(solution.replyCount))}</span>
          </p>
        </article>
      ) : (
        <p className="text-sm text-muted">{words.noSolution}</p>
      )}
      {isOffered && (
        <SiteLink
          to={pathTo('/competitions/:id/solution', { id })}
          className={buttonClass({ variant: solution ? 'secondary' : 'primary' })}
        >
          {solution ? words.change : words.publish}
        </SiteLink>
      )}
    </section>
  )
}

/** Of each board that everybody may read: the team's place and score, and the way to the board. */
function Standings({ standings }: { standings: readonly Standing[] }) {
  const words = useWords(teamPageWords)
  const choice = useWords(choiceWords)
  const { id, zone } = useCompetition()
  const address = (one: Standing) => {
    const query = new URLSearchParams({
      sch: String(one.scheduleId),
      ...(one.type && { type: one.type }),
      stage: one.list === 'A' ? '0' : '1',
    })
    return `${pathTo('/competitions/:id/ranking', { id })}?${query}`
  }
  return (
    <DataTable
      caption={words.standings}
      rows={standings}
      rowKey={one => `${one.scheduleId} ${one.type} ${one.list}`}
      columns={[
        {
          key: 'round',
          label: words.columns.round,
          takesRest: true,
          cell: one => <SiteLink to={address(one)}>{one.round}</SiteLink>,
        },
        {
          key: 'list',
          label: words.columns.list,
          cell: one => [choice.list(one.list), one.typeName].filter(Boolean).join(' · '),
        },
        {
          key: 'rank',
          label: words.columns.rank,
          numeric: true,
          cell: one =>
            one.ranking === null ? (
              <span className="text-muted">{words.unranked}</span>
            ) : (
              <>
                <Place rank={one.ranking} text={formatCount(one.ranking)} />{' '}
                <span className="text-muted">{words.of(formatCount(one.total))}</span>
              </>
            ),
        },
        {
          key: 'score',
          label: words.columns.score,
          numeric: true,
          cell: one => <strong className="font-semibold">{one.maxScore}</strong>,
        },
        {
          key: 'at',
          label: words.columns.at,
          numeric: true,
          cell: one => <RelativeTime at={one.maxScoreSubmittedAt} zone={zone} />,
        },
      ]}
    />
  )
}
