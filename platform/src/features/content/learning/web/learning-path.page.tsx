import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { Answer } from '../../../../base/contract/call.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { nextStep } from '../rules.ts'
import { learningWords } from '../words.ts'
import type { Route } from './+types/learning-path.page.ts'

type Step = Answer<SiteCalls['GET /api/education/paths/{pathId}']>['steps'][number]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const pathId = Number(params.pathId)
  return { path: await api('GET /api/education/paths/{pathId}', { params: { pathId } }) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, learningWords, words => ({
    title: loaderData?.path.title ?? words.title,
    description: loaderData?.path.summary ?? words.description,
  }))

/** A learning path step by step, with what of it is done. */
export default function LearningPathPage({ loaderData: { path } }: Route.ComponentProps) {
  const words = useWords(learningWords)
  const { viewer } = useSite()
  const done = path.steps.filter(step => step.isDone).length
  const next = nextStep(path.steps)
  return (
    <div className="mx-auto grid max-w-[44rem] grid-cols-1 gap-8 px-4 py-10 sm:px-6">
      <header>
        <p className="text-sm">
          <SiteLink to="/education">{words.all}</SiteLink>
        </p>
        <h1 className="mt-2 text-3xl font-bold sm:text-4xl">{unbroken(path.title)}</h1>
        <p className="mt-2 text-muted">{path.summary}</p>
        <p className="mt-3 text-sm text-muted tabular-nums">
          {viewer ? words.progress(formatCount(done), formatCount(path.steps.length)) : words.signIn}
        </p>
      </header>
      {viewer && !next && path.steps.length > 0 && (
        <Callout kind="good">
          <p>{words.finished}</p>
          <p className="mt-2">
            <SiteLink to="/competitions">{words.toCompetitions}</SiteLink>
          </p>
        </Callout>
      )}
      <ol className="grid grid-cols-1 gap-6">
        {path.steps.map((step, at) => (
          <li key={step.id}>
            <StepView step={step} number={at + 1} isNext={viewer !== null && step.id === next?.id} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function StepView({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const words = useWords(learningWords)
  const api = useApi()
  const { run, isBusy, problem } = useMutation()
  const tick = () =>
    run(() =>
      api('PUT /api/education/steps/{stepId}', {
        params: { stepId: step.id },
        body: { isDone: !step.isDone },
      }),
    )
  return (
    <article
      className={clsx(
        'grid grid-cols-1 gap-3 rounded-2xl border bg-card p-6 shadow-card',
        isNext ? 'border-accent' : 'border-line',
      )}
    >
      <p className="flex flex-wrap items-center gap-3 text-sm font-medium">
        {words.step(formatCount(number))}
        <Badge>{words.kinds[step.kind]}</Badge>
        {step.isDone && (
          <Badge tone="good">
            <Check className="size-3.5" aria-hidden="true" />
            {words.done}
          </Badge>
        )}
      </p>
      <h2 className="text-lg font-semibold">{step.title}</h2>
      {step.html !== '' && <div className="prose" dangerouslySetInnerHTML={{ __html: step.html }} />}
      <p className="flex flex-wrap items-center gap-3">
        {step.target && (
          <SiteLink
            to={step.target.path}
            className={buttonClass({ variant: isNext ? 'primary' : 'secondary' })}
          >
            {step.kind === 'article' ? words.openArticle : words.openCompetition}
          </SiteLink>
        )}
        {step.kind === 'competition' ? (
          <span className="text-sm text-muted">{step.isDone ? '' : words.byHandIn}</span>
        ) : (
          step.tick.allowed && (
            <Button variant={step.target ? 'quiet' : 'secondary'} busy={isBusy} onClick={() => void tick()}>
              {step.isDone ? words.markUndone : words.markDone}
            </Button>
          )
        )}
      </p>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
    </article>
  )
}
