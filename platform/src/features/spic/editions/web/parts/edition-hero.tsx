import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { unbroken } from '../../../../../base/web/unbroken.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { timeLeft } from '../../../../competing/competitions/rules.ts'
import type { EditionState } from '../../rules.ts'
import { editionWords } from '../../words.ts'
import type { EditionData } from './edition-data.ts'

export const stateTones = {
  coming: 'neutral',
  signup: 'good',
  waiting: 'neutral',
  submitting: 'good',
  reviewing: 'neutral',
  ended: 'neutral',
} as const satisfies Record<EditionState, string>

/** How an edition begins: its name, how far it is, how long there is time for what is to be done, and the way there. */
export function EditionHero({ edition, hasDetails = false }: { edition: EditionData; hasDetails?: boolean }) {
  const words = useWords(editionWords)
  const { now } = useSite()
  const { state, signup, submit } = edition
  const until = {
    coming: signup.startsAt,
    signup: signup.endsAt,
    waiting: submit.startsAt,
    submitting: submit.endsAt,
    reviewing: null,
    ended: null,
  }[state]
  return (
    <header className="squared rounded-2xl bg-linear-to-b from-accent-soft to-page px-4 py-12 sm:px-6">
      <p className="flex flex-wrap items-center gap-3 font-semibold text-accent">
        {words.title} {edition.year}
        <Badge tone={stateTones[state]}>{words.states[state]}</Badge>
      </p>
      <h1 className="mt-4 text-[clamp(2rem,6vw,3rem)] leading-tight font-extrabold text-balance">
        {unbroken(edition.name)}
      </h1>
      <p className="mt-4 max-w-3xl text-lg text-muted">{edition.summary}</p>
      {until !== null && state !== 'reviewing' && state !== 'ended' && (
        <p className="mt-4 text-lg">
          {words.next[state]} <LeftUntil now={now} until={until} />
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        {state === 'signup' && (
          <SiteLink
            to={`${pathTo('/spic/signup')}?edition=${edition.id}`}
            className={buttonClass({ size: 'large' })}
          >
            {words.signUp}
          </SiteLink>
        )}
        {submit.state === 'open' && (
          <SiteLink
            to={`${pathTo('/spic/submit')}?edition=${edition.id}`}
            className={buttonClass({
              variant: state === 'submitting' ? 'primary' : 'secondary',
              size: 'large',
            })}
          >
            {words.mySubmission}
          </SiteLink>
        )}
        {state === 'ended' && (
          <SiteLink
            to={pathTo('/spic/:id/results', { id: edition.id })}
            className={buttonClass({ size: 'large' })}
          >
            {words.results}
          </SiteLink>
        )}
        {signup.state !== 'before' && (
          <SiteLink
            to={`${pathTo('/spic/signupinfo')}?edition=${edition.id}`}
            className={buttonClass({ variant: 'secondary', size: 'large' })}
          >
            {words.mySignup}
          </SiteLink>
        )}
        {hasDetails && (
          <SiteLink
            to={pathTo('/spic/:id', { id: edition.id })}
            className={buttonClass({ variant: 'secondary', size: 'large' })}
          >
            {words.details}
          </SiteLink>
        )}
      </p>
    </header>
  )
}

function LeftUntil({ now, until }: { now: string; until: string }) {
  const { left } = useWords(editionWords)
  const { unit, count } = timeLeft(now, until)
  return <span className="font-semibold tabular-nums">{unit === 'soon' ? left.soon : left[unit](count)}</span>
}
