import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { Badges } from './badges.tsx'
import { NextPhase } from './next-phase.tsx'
import { SignUp } from './sign-up.tsx'

/** What the overview's head says, in a few lines, so that a board or a form begins on the first screen. */
export function CompetitionStrip({ competition }: { competition: CompetitionData }) {
  return (
    <header className="grid grid-cols-1 items-end gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1fr)_fit-content(20rem)]">
      <div>
        <Badges competition={competition} />
        <h1 className="mt-3 text-2xl font-bold sm:text-3xl">
          <SiteLink
            to={pathTo('/competitions/:id', { id: competition.id })}
            className="no-underline hover:text-accent"
          >
            {competition.title}
          </SiteLink>
        </h1>
        <p className="mt-1 text-sm text-muted tabular-nums">
          <NextPhase competition={competition} />
        </p>
      </div>
      <SignUp competition={competition} size="medium" />
    </header>
  )
}
