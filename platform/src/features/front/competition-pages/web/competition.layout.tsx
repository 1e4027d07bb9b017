import { clsx } from 'clsx'
import { Suspense, type ReactNode } from 'react'
import { Outlet, useMatches, useSearchParams, type UIMatch } from 'react-router'
import { usualZone } from '../../../../base/web/format.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import { lazyPiece } from '../../../../site/lazy-piece.tsx'
import type { ToolHandle } from '../../../../site/shell/site-frame.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { useSite, useWords } from '../../../../site/use-site.ts'
import { useKeepInvite } from '../../../community/invites/web/parts/kept-invite.ts'
import type { CompetitionData } from '../../../competing/competitions/web/parts/competition-data.ts'
import { useIsForeign } from '../../../competing/competitions/web/parts/text-lang.ts'
import { competitionWords } from '../../../competing/competitions/words.ts'
import { getCompetition } from '../contract.ts'
import { CompetitionBar } from './parts/competition-bar.tsx'
import { SubPages } from './parts/sub-pages.tsx'
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

/** A page that brings a head of its own draws it by its `handle`, with what it loaded: its code comes with that page alone. */
const headOf = (page: UIMatch | undefined) =>
  typeof page?.handle === 'object' && page.handle !== null && 'head' in page.handle && page.loaderData
    ? (page.handle.head as (competition: CompetitionData, data: unknown) => ReactNode)
    : undefined

export const handle: ToolHandle = { isTool: true }

/** What all pages of a competition stand under: its name, its phases, its tabs, and the way in. */
export default function CompetitionLayout({ loaderData: competition }: Route.ComponentProps) {
  const { viewer } = useSite()
  const words = useWords(competitionWords)
  const isForeign = useIsForeign(competition)
  const page = useMatches().at(-1)
  const ownHead = headOf(page)
  useKeepInvite(competition.id)
  const [query] = useSearchParams()
  const isAsVisitor = query.get('as') === 'visitor'
  const search = isAsVisitor ? '?as=visitor' : ''
  const isPreview = isAsVisitor && (viewer?.roles.length ?? 0) > 0
  return (
    <div className="has-page-bar">
      <CompetitionBar competition={competition} search={search} isOverview={ownHead !== undefined} />
      {(competition.abilities.manage.allowed || isPreview) && (
        <Suspense>
          <OrganiserBar id={competition.id} isPreview={isPreview} />
        </Suspense>
      )}
      {isForeign && <p className="mb-4 text-sm text-muted">{words.detail.onlyOther}</p>}
      {competition.entryForm.isOutdated && (
        <Suspense>
          <RenewSignup competition={competition} />
        </Suspense>
      )}
      {ownHead?.(competition, page?.loaderData)}
      <SubPages competition={competition} search={search} />
      <div className={clsx(ownHead && 'mt-10')}>
        <Outlet context={competition} />
      </div>
    </div>
  )
}
