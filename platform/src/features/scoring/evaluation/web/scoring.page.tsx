import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { PartTabs } from '../../../../site/staff/part-tabs.tsx'
import { scheduleTitle } from '../../../competing/schedules/rules.ts'
import { evaluationWords } from '../words.ts'
import { AnswersPart } from './parts/answers-part.tsx'
import { FilePart } from './parts/file-part.tsx'
import { MetricPart } from './parts/metric-part.tsx'
import { ProofCard } from './parts/proof-card.tsx'
import type { Route } from './+types/scoring.page.ts'

const parts = ['metric', 'answers', 'file'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const competition = await api('GET /api/admin/competitions/{id}', { params: { id: Number(params.id) } })
  const asked = url.searchParams.get('round')
  const round = competition.rounds.find(one => String(one.id) === asked) ?? competition.rounds[0]
  const part = parts.find(one => one === url.searchParams.get('part')) ?? 'metric'
  const head = { rounds: competition.rounds, zone: competition.zone, part }
  if (!round) return { ...head, round: null }
  const [evaluation, { metrics }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/rounds/{roundId}/evaluation', {
      params: { id: Number(params.id), roundId: round.id },
    }),
    part === 'metric' ? api('GET /api/admin/metrics') : { metrics: [] },
  ])
  return { ...head, round, evaluation, metrics }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, evaluationWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(evaluationWords, lang).title }

/** How a round is scored: one round and one part at a time, each saved by itself. */
export default function ScoringPage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(evaluationWords)
  const lang = useLang()
  const id = Number(params.id)
  if (loaderData.round === null)
    return (
      <AdminPage title={words.title} lead={words.lead}>
        <EmptyState
          title={words.noRounds}
          action={
            <SiteLink to={pathTo('/admin/competitions/:id/rounds', { id })} className={buttonClass()}>
              {words.toRounds}
            </SiteLink>
          }
        >
          {words.noRoundsHint}
        </EmptyState>
      </AdminPage>
    )
  const { rounds, round, evaluation, part } = loaderData
  const place = { id, roundId: round.id }
  const filled = {
    metric: evaluation.metric.value.metric.kind !== 'none',
    answers: evaluation.answers.some(answer => answer.isActive),
    file: evaluation.file.value.file !== null,
  }
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="grid gap-3">
        {rounds.length > 1 && (
          <PartTabs
            label={words.rounds}
            name="round"
            keep={`part=${part}`}
            shown={String(round.id)}
            tabs={rounds.map(({ id: roundId, sort, titleZh, titleEn }) => ({
              key: String(roundId),
              name: scheduleTitle(sort, localize({ zh: titleZh, en: titleEn }, lang), lang),
              isFilled: false,
            }))}
          />
        )}
        <PartTabs
          label={words.parts.label}
          keep={`round=${round.id}`}
          shown={part}
          tabs={parts.map(key => ({ key, name: words.parts[key], isFilled: filled[key] }))}
        />
      </div>
      {evaluation.isScored && (
        <Callout>
          {words.scored}{' '}
          <SiteLink to={pathTo('/admin/competitions/:id/rescores', { id: params.id })}>
            {words.toRescores}
          </SiteLink>
        </Callout>
      )}
      {evaluation.lacksUsage && <Callout kind="warn">{words.lacksUsage}</Callout>}
      {evaluation.fits === false && <Callout kind="warn">{words.unfit}</Callout>}
      {part !== 'file' && (
        <ProofCard key={`${round.id} proof`} place={place} evaluation={evaluation} zone={loaderData.zone} />
      )}
      {part === 'metric' && (
        <MetricPart key={round.id} place={place} evaluation={evaluation} metrics={loaderData.metrics} />
      )}
      {part === 'answers' && (
        <AnswersPart key={round.id} place={place} evaluation={evaluation} zone={loaderData.zone} />
      )}
      {part === 'file' && <FilePart key={round.id} place={place} evaluation={evaluation} />}
    </AdminPage>
  )
}
