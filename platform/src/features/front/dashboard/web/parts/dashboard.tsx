import type { ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { stateTone } from '../../../../competing/competitions/web/parts/state-tone.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import { dashboardWords } from '../../words.ts'
import { EnteredRow } from './entered-row.tsx'
import { Todo } from './todo.tsx'

type Mine = Answer<SiteCalls['GET /api/home/mine']>

/** Home of somebody who is signed in: what they are in, what waits for them, and below it what happens elsewhere. */
export function Dashboard({
  mine,
  top,
  feed,
  aside,
}: {
  mine: Mine
  /** Above everything. */ top: ReactNode
  /** Below one's own competitions. */ feed: ReactNode
  /** Below what waits. */ aside: ReactNode
}) {
  const words = useWords(dashboardWords)
  const { viewer } = useSite()
  if (!viewer) return null
  const { entered, enteredTotal, runs } = mine
  const more = enteredTotal - entered.length
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 pt-8 sm:px-6">
      <h1 className="text-2xl font-bold sm:text-3xl">{words.title(viewer.name)}</h1>
      {top}
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-12">
          <section aria-labelledby="entered" className="min-w-0">
            <div className="mb-4 flex items-baseline justify-between gap-4">
              <h2 id="entered" className="text-lg font-bold">
                {words.entered.title}
              </h2>
              <SiteLink
                to={pathTo('/users/:id', { id: viewer.id })}
                className="shrink-0 text-sm font-medium text-accent"
              >
                {words.entered.all}
                {more > 0 && ` (${words.entered.more(more)})`}
              </SiteLink>
            </div>
            {entered.length === 0 ? (
              <EmptyState
                title={words.entered.none}
                action={
                  <SiteLink to="/competitions" className={buttonClass()}>
                    {words.entered.browse}
                  </SiteLink>
                }
              >
                {words.entered.noneHint}
              </EmptyState>
            ) : (
              <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
                {entered.map(one => (
                  <EnteredRow key={one.competition.id} entered={one} />
                ))}
              </ul>
            )}
          </section>
          {runs.length > 0 && <Runs runs={runs} />}
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Todo mine={mine} />
          {aside}
          <p className="text-sm">
            <SiteLink to="/welcome" className="text-muted">
              {words.landing}
            </SiteLink>
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-12">{feed}</div>
      </div>
    </div>
  )
}

function Runs({ runs }: Pick<Mine, 'runs'>) {
  const words = useWords(dashboardWords).runs
  const { states } = useWords(competitionWords)
  return (
    <section aria-labelledby="runs" className="min-w-0">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="runs" className="text-lg font-bold">
          {words.title}
        </h2>
        <SiteLink to="/admin" className="shrink-0 text-sm font-medium text-accent">
          {words.all}
        </SiteLink>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
        {runs.map(({ id, title, state }) => (
          <li
            key={id}
            className="relative flex items-center justify-between gap-4 px-4 py-3 hover:bg-sunken sm:px-5"
          >
            <SiteLink
              to={pathTo('/admin/competitions/:id', { id })}
              className="min-w-0 truncate font-medium no-underline -outline-offset-2 after:absolute after:inset-0"
            >
              {title}
            </SiteLink>
            <Badge tone={stateTone[state]}>{states[state]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
