import { useNavigate } from 'react-router'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { NoRounds } from '../../../../site/staff/no-rounds.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Steps } from '../../../../ui/steps.tsx'
import { authoredWords } from '../../../competing/competitions/authored-words.ts'
import { AnswersPart } from '../../../scoring/evaluation/web/parts/answers-part.tsx'
import { MetricPart } from '../../../scoring/evaluation/web/parts/metric-part.tsx'
import { ProofCard } from '../../../scoring/evaluation/web/parts/proof-card.tsx'
import type { Evaluation, MetricForm } from '../../../scoring/evaluation/web/parts/types.ts'
import { wizardWords } from '../wizard-words.ts'
import { DraftTitle } from './parts/draft-title.tsx'
import { ExampleAnswers } from './parts/example-answers.tsx'
import { NewDraft } from './parts/new-draft.tsx'
import { ScoreSample } from './parts/score-sample.tsx'
import { stepAddress, stepsOf, type WizardStep } from './parts/step-address.ts'
import { WhatNext } from './parts/what-next.tsx'
import type { Route } from './+types/new-competition.page.ts'

const day = 86_400_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, now } = context.get(pageContext)
  const id = Number(/^\d{1,15}$/.exec(url.searchParams.get('draft') ?? '')?.[0] ?? 0)
  if (id === 0) {
    const { zones } = await api('GET /api/admin/choices')
    // A week from now, on the full hour; a month long.
    const start = Math.ceil((now.getTime() + 7 * day) / 3_600_000) * 3_600_000
    const span = { startAt: new Date(start).toISOString(), endAt: new Date(start + 30 * day).toISOString() }
    return { start: { zones, ...span }, draft: null }
  }
  const competition = await api('GET /api/admin/competitions/{id}', { params: { id } })
  const step = stepsOf(competition.type).find(one => one === url.searchParams.get('step')) ?? 'title'
  const round = competition.rounds[0]
  const isScoring = step === 'metric' || step === 'answers' || step === 'check'
  const [head, evaluation, { metrics }] = await Promise.all([
    step === 'title'
      ? Promise.all([
          api('GET /api/admin/competitions/{id}/basics', { params: { id } }),
          api('GET /api/admin/choices'),
        ])
      : null,
    isScoring && round
      ? api('GET /api/admin/competitions/{id}/rounds/{roundId}/evaluation', {
          params: { id, roundId: round.id },
        })
      : null,
    step === 'metric' ? api('GET /api/admin/metrics') : { metrics: [] },
  ])
  return {
    start: null,
    draft: {
      competition,
      step,
      roundId: round?.id ?? null,
      head: head && { basics: head[0], zones: head[1].zones },
      evaluation,
      metrics,
    },
  }
}

type Draft = NonNullable<Route.ComponentProps['loaderData']['draft']>

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoredWords, words => ({ title: words.create.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(authoredWords, lang).create.title }

/**
 * From nothing to a draft that scores. From its second step on the draft is there, and the address says which: every
 * step saves as the pages of the administration do, so that one goes back and forth without losing anything.
 */
export default function NewCompetitionPage({ loaderData: { start, draft } }: Route.ComponentProps) {
  const { create } = useWords(authoredWords)
  const words = useWords(wizardWords)
  const steps = stepsOf(draft?.competition.type ?? 'computing')
  const at = draft ? steps.indexOf(draft.step) : 0
  return (
    <AdminPage title={create.title} lead={create.lead}>
      <Steps
        label={words.label}
        steps={steps.map(step => words.steps[step])}
        at={at}
        isOver={draft?.step === 'ready'}
        isWaiting
        tone="good"
      />
      {start && <NewDraft start={start} />}
      {draft && <DraftStep key={draft.step} draft={draft} />}
      {draft && <Way draft={draft} steps={steps} at={at} />}
    </AdminPage>
  )
}

function DraftStep({ draft: { competition, step, head, roundId, evaluation, metrics } }: { draft: Draft }) {
  const { ready: words } = useWords(wizardWords)
  const { id, zone, type } = competition
  if (step === 'title') return head && <DraftTitle id={id} {...head} />
  if (step === 'ready')
    return (
      <>
        <Callout kind="good" title={type === 'computing' ? words.title : words.solution}>
          {words.lead}
        </Callout>
        <WhatNext competition={competition} />
      </>
    )
  if (roundId === null || evaluation === null) return <NoRounds competitionId={id} />
  return <ScoringStep step={step} place={{ id, roundId }} {...{ evaluation, metrics, zone }} />
}

function ScoringStep({
  step,
  place,
  evaluation,
  metrics,
  zone,
}: {
  step: 'metric' | 'answers' | 'check'
  place: { id: number; roundId: number }
  evaluation: Evaluation
  metrics: readonly MetricForm[]
  zone: string
}) {
  const missing = useMissing('answers', evaluation)
  if (step === 'metric') return <MetricPart {...{ place, evaluation, metrics }} />
  if (step === 'answers')
    return (
      <>
        {evaluation.answers.length === 0 && <ExampleAnswers place={place} />}
        <AnswersPart {...{ place, evaluation, zone }} />
      </>
    )
  return (
    <>
      <ScoreSample place={place} off={missing} />
      <ProofCard {...{ place, evaluation, zone }} />
    </>
  )
}

/** Why one cannot go on from a step yet. */
function useMissing(step: WizardStep, evaluation: Evaluation | null): string | undefined {
  const { missing } = useWords(wizardWords)
  if (step === 'title' || step === 'ready' || evaluation === null) return
  if (evaluation.metric.value.metric.kind === 'none') return missing.metric
  if (step === 'metric') return
  if (evaluation.file.value.file === null || evaluation.answers.length === 0) return missing.answers
  return step === 'check' && evaluation.proofs.some(({ isSound, provenAt }) => !isSound || provenAt === null)
    ? missing.check
    : undefined
}

/** Back, on, and out of the guide. */
function Way({ draft, steps, at }: { draft: Draft; steps: readonly WizardStep[]; at: number }) {
  const words = useWords(wizardWords)
  const navigate = useNavigate()
  const { id } = draft.competition
  const missing = useMissing(draft.step, draft.evaluation)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  const home = pathTo('/admin/competitions/:id', { id })
  return (
    <div className="flex flex-wrap items-start gap-3">
      {before && (
        <SiteLink to={stepAddress(id, before)} className={buttonClass({ variant: 'secondary' })}>
          {words.back}
        </SiteLink>
      )}
      {/* The first step goes on as it is saved. */}
      {after && draft.step !== 'title' && (
        <Button disabledReason={missing} onClick={() => void navigate(stepAddress(id, after))}>
          {words.next}
        </Button>
      )}
      <SiteLink to={home} className={buttonClass(after ? { variant: 'quiet' } : {})}>
        {after ? words.leave : words.ready.open}
      </SiteLink>
    </div>
  )
}
