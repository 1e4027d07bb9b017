import { Suspense, type ReactNode } from 'react'
import { Outlet, useMatches, useSearchParams, type UIMatch } from 'react-router'
import { usualZone } from '../../../../base/web/format.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteNavLink } from '../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { useKeepInvite } from '../../../community/invites/web/parts/kept-invite.ts'
import type { CompetitionData } from '../../../competing/competitions/web/parts/competition-data.ts'
import { getCompetition } from '../contract.ts'
import { competitionWords } from '../../../competing/competitions/words.ts'
import { CompetitionStrip } from './parts/competition-strip.tsx'
import type { Route } from './+types/competition.layout.ts'

// Few see them: organisers, and who signed up before something changed.
const OrganiserBar = lazyPiece(() => import('./parts/organiser-bar.tsx').then(module => module.OrganiserBar))
const RenewSignup = lazyPiece(() => import('./parts/renew-signup.tsx').then(module => module.RenewSignup))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { as } = readQuery(getCompetition, url)
  const { api, lang, share } = context.get(pageContext)
  const found = await api('GET /api/competitions/{id}', {
    params: { id: Number(params.id) },
    query: { as },
  })
  const competition = found.competition as CompetitionData
  const { title, raceCategory, reward, startTime, endTime, organisers } = competition
  const days = [startTime, endTime].map(at => formatsIn(lang).formatDay(at, usualZone)).join(' – ')
  const picture = {
    kind: [raceCategory, reward].filter(Boolean).join(' · '),
    title,
    note: [days, ...organisers.slice(0, 1).map(({ name }) => name)].join(' · '),
  }
  return { ...competition, share: share(picture) }
}

const tabs = [
  'default',
  'datasets',
  'ranking',
  'submits',
  'source-code',
  'teams',
  'weekly-rankings',
  'discuss',
  'faq',
  'invite',
] as const

/** Code stands on a page of its own, where all of it is read. */
const addressOf = (tab: (typeof tabs)[number], id: number, search: string): string =>
  tab === 'source-code'
    ? `${pathTo('/competitions/source-code')}?cmptId=${id}`
    : `${pathTo(tab === 'default' ? '/competitions/:id' : `/competitions/:id/${tab}`, { id })}${search}`

/** A page that brings a head of its own draws it by its `handle`, with what it loaded: its code comes with that page alone. */
const headOf = (page: UIMatch | undefined) =>
  typeof page?.handle === 'object' && page.handle !== null && 'head' in page.handle && page.loaderData
    ? (page.handle.head as (competition: CompetitionData, data: unknown) => ReactNode)
    : undefined

/** What all pages of a competition stand under: its name, its phases, its tabs, and the way in. */
export default function CompetitionLayout({ loaderData: competition }: Route.ComponentProps) {
  const words = useWords(competitionWords)
  const { viewer } = useSite()
  const page = useMatches().at(-1)
  const ownHead = headOf(page)
  useKeepInvite(competition.id)
  const [query] = useSearchParams()
  const isAsVisitor = query.get('as') === 'visitor'
  const search = isAsVisitor ? '?as=visitor' : ''
  const isPreview = isAsVisitor && (viewer?.roles.length ?? 0) > 0
  const shownTabs = tabs.filter(
    tab =>
      (tab !== 'source-code' || competition.type === 'solution') && (tab !== 'invite' || competition.invite),
  )
  return (
    <>
      {(competition.abilities.manage.allowed || isPreview) && (
        <Suspense>
          <OrganiserBar id={competition.id} isPreview={isPreview} />
        </Suspense>
      )}
      {ownHead ? ownHead(competition, page?.loaderData) : <CompetitionStrip competition={competition} />}
      {competition.entryForm.isOutdated && (
        <Suspense>
          <RenewSignup competition={competition} />
        </Suspense>
      )}
      <nav
        aria-label={words.tabs.label}
        className="tab-row mt-6 -mx-4 border-b border-line px-1 sm:mx-0 sm:px-0"
      >
        <ul className="flex w-max pr-8 sm:gap-6 sm:pr-0">
          {shownTabs.map(tab => (
            <li key={tab} className="px-3 sm:px-0">
              <SiteNavLink
                to={addressOf(tab, competition.id, search)}
                end={tab === 'default'}
                className="tab"
              >
                {words.tabs[tab]}
                {tab === 'teams' && competition.teamJoinUndisposedCount > 0 && (
                  <span className="relative ml-1.5 rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular-nums">
                    {competition.teamJoinUndisposedCount}
                    <span className="sr-only"> {words.tabs.undisposed}</span>
                  </span>
                )}
              </SiteNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8">
        <Outlet context={competition} />
      </div>
    </>
  )
}
