import { ChevronDown, CircleCheck, CircleDashed } from 'lucide-react'
import { formatCount } from '../../../../base/web/format.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { RunNumbers } from '../../../scoring/submissions/web/parts/run-numbers.tsx'
import type { CheckKey } from '../rules.ts'
import { authoringWords } from '../words.ts'
import {
  useManagedCompetition,
  type ManagedCompetition,
} from '../../../competing/competitions/web/parts/managed-competition.ts'
import { CloneDialog } from './parts/clone-dialog.tsx'
import { Featured } from './parts/featured.tsx'
import { Publishing } from './parts/publishing.tsx'
import { WhatNext } from './parts/what-next.tsx'
import type { Route } from './+types/authored-overview.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoringWords, words => ({ title: words.overview.title }))

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/competitions/{id}/run', { params: { id: Number(params.id) } })

/** How a competition stands: its numbers, what it still lacks, and whether visitors see it. */
export default function AuthoredOverviewPage({ loaderData: run }: Route.ComponentProps) {
  const words = useWords(authoringWords)
  const competition = useManagedCompetition()
  const numbers = [
    [words.overview.numbers.participants, competition.participantCount],
    [words.overview.numbers.teams, competition.teamCount],
    [words.overview.numbers.submissions, competition.submissionCount],
    [words.overview.numbers.pending, competition.pendingCount],
  ] as const
  return (
    <AdminPage
      title={words.overview.title}
      actions={
        <>
          <SiteLink
            to={`${pathTo('/competitions/:id', { id: competition.id })}?as=visitor`}
            className={buttonClass({ variant: 'secondary' })}
            target="_blank"
          >
            {competition.state === 'draft' || competition.state === 'scheduled'
              ? words.overview.preview
              : words.overview.open}
          </SiteLink>
          <CloneDialog competition={competition} />
        </>
      }
    >
      <WhatNext competition={competition} />
      <Card as="section">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {numbers.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {(competition.publishedAt !== null || competition.submissionCount > 0) && (
        <RunNumbers competitionId={competition.id} run={run} />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_22rem]">
        <section aria-labelledby="checks" className="grid gap-4">
          <h2 id="checks" className="text-lg font-semibold">
            {words.overview.checks}
          </h2>
          <Checks competition={competition} isNeeded />
          <Checks competition={competition} isNeeded={false} />
        </section>
        <div className="grid gap-6">
          <Publishing competition={competition} />
          {competition.mayFeature && (
            <Card as="section">
              <Featured competition={competition} />
            </Card>
          )}
        </div>
      </div>
    </AdminPage>
  )
}

function Checks({ competition, isNeeded }: { competition: ManagedCompetition; isNeeded: boolean }) {
  const words = useWords(authoringWords)
  const checks = competition.checks.filter(check => check.isNeeded === isNeeded)
  if (checks.length === 0) return null
  const done = checks.filter(check => check.isDone).length
  return (
    // Whoever runs a published competition needs no list of what is done.
    <details
      className="group overflow-hidden rounded-2xl border border-line bg-card shadow-card"
      open={competition.publishedAt === null || done < checks.length}
    >
      <summary className="flex cursor-pointer items-center gap-3 px-4 py-3 text-sm hover:bg-sunken">
        <h3 className="grow font-medium">{isNeeded ? words.overview.needed : words.overview.wanted}</h3>
        <span className="text-muted tabular-nums">{words.overview.doneOf(done, checks.length)}</span>
        <ChevronDown className="size-4 text-muted group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {checks.map(check => {
          const name = words.checks[check.key as CheckKey]
          const Icon = check.isDone ? CircleCheck : CircleDashed
          return (
            <li key={`${check.key} ${check.round}`}>
              <SiteLink
                to={pathTo(`/admin/competitions/:id/${check.page}`, { id: competition.id })}
                className="flex items-center gap-3 px-4 py-2.5 no-underline hover:bg-sunken"
              >
                <Icon
                  className={
                    check.isDone ? 'size-5 text-good' : `size-5 ${isNeeded ? 'text-bad' : 'text-muted'}`
                  }
                  aria-hidden="true"
                />
                <span className="grow">
                  {check.round === null ? name : words.checks.ofRound(name, check.round + 1)}
                </span>
                <span className="text-sm text-muted">
                  {check.isDone ? words.overview.done : words.overview.missing}
                </span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
