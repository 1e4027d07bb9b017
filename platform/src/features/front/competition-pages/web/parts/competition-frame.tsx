import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPiece } from '../../../../../site/lazy-piece.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { useKeepInvite } from '../../../../community/invites/web/parts/kept-invite.ts'
import type { CompetitionData } from '../../../../competing/competitions/web/parts/competition-data.ts'
import { useIsForeign } from '../../../../competing/competitions/web/parts/text-lang.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import { CompetitionBar } from './competition-bar.tsx'
import { SubPages } from './sub-pages.tsx'

// Few see them: organisers, and who signed up before something changed.
const OrganiserBar = lazyPiece(() => import('./organiser-bar.tsx').then(module => module.OrganiserBar))
const RenewSignup = lazyPiece(() => import('./renew-signup.tsx').then(module => module.RenewSignup))

/** What all pages of a competition stand under: its name, its phases, its tabs, and the way in. */
export function CompetitionFrame({
  competition,
  head,
  children,
}: {
  competition: CompetitionData
  /** What a page has above its tabs instead of the competition's name. */
  head?: ReactNode
  children: ReactNode
}) {
  const { viewer } = useSite()
  const words = useWords(competitionWords)
  const isForeign = useIsForeign(competition)
  useKeepInvite(competition.id)
  const [query] = useSearchParams()
  const isAsVisitor = query.get('as') === 'visitor'
  const search = isAsVisitor ? '?as=visitor' : ''
  const isPreview = isAsVisitor && (viewer?.roles.length ?? 0) > 0
  return (
    <div className="has-page-bar">
      <CompetitionBar competition={competition} search={search} isOverview={head !== undefined} />
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
      {head}
      <SubPages competition={competition} search={search} />
      {children}
    </div>
  )
}
