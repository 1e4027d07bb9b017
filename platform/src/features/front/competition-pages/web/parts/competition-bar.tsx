import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { shellWords } from '../../../../../site/words.ts'
import {
  takesCodeAlone,
  type CompetitionData,
} from '../../../../competing/competitions/web/parts/competition-data.ts'
import { useTextLang } from '../../../../competing/competitions/web/parts/text-lang.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'
import { NextPhase } from './next-phase.tsx'
import { SignUp } from './sign-up.tsx'
import { addressOf, tabOf, tabs, type Tab } from './tabs.ts'

/**
 * One line that all pages of a competition begin with and that stays while they are read: its name, its pages and the
 * way in. On narrow screens the pages alone stay. The overview says the name and the way in at length itself.
 */
export function CompetitionBar({
  competition,
  search,
  isOverview,
}: {
  competition: CompetitionData
  /** Carried from page to page. */
  search: string
  isOverview: boolean
}) {
  const words = useWords(competitionWords)
  const { menu } = useWords(shellWords)
  const langOf = useTextLang(competition)
  const current = tabOf(useLocation().pathname)
  // The page has the way in itself.
  const isThere =
    isOverview || ((current === 'submits' || current === 'source-code') && competition.attachedTeam !== null)
  const isForCode = takesCodeAlone(competition)
  const shown = (Object.keys(tabs) as Tab[]).filter(
    tab =>
      (tab !== 'source-code' || competition.type === 'solution') &&
      ((tab !== 'submits' && tab !== 'ranking') || !isForCode),
  )
  return (
    <div
      className={clsx(
        'page-bar z-20 -mt-8 mb-6 grid items-center gap-x-8 lg:h-14 lg:grid-cols-[minmax(0,1fr)_auto_auto]',
        isOverview ? 'max-lg:top-16' : 'max-lg:top-2',
      )}
    >
      {isOverview ? (
        <SiteLink
          to={pathTo('/competitions')}
          className="text-sm text-muted no-underline hover:text-accent max-lg:hidden"
        >
          {menu.competitions}
        </SiteLink>
      ) : (
        <div className="flex h-14 min-w-0 items-center justify-between gap-4">
          <header className="min-w-0 leading-tight">
            <h1 className="truncate font-semibold" title={competition.title} lang={langOf(competition.title)}>
              <SiteLink
                to={pathTo('/competitions/:id', { id: competition.id })}
                className="no-underline hover:text-accent"
              >
                {competition.title}
              </SiteLink>
            </h1>
            <p className="truncate text-xs text-muted tabular-nums">
              <NextPhase competition={competition} />
            </p>
          </header>
          {!isThere && (
            <div className="lg:hidden">
              <SignUp competition={competition} size="small" isAlone />
            </div>
          )}
        </div>
      )}
      <nav aria-label={words.tabs.label} className="tab-row -mx-4 self-end px-1 lg:mx-0 lg:px-0">
        <ul className="flex w-max pr-6 lg:pr-0">
          {shown.map(tab => (
            <li key={tab} className="px-3">
              <SiteLink
                to={addressOf(tab, competition.id, search)}
                aria-current={tab === current ? 'page' : undefined}
                className="tab"
              >
                {tab === 'source-code' && isForCode ? words.signup.code : words.tabs[tab]}
                {tab === 'teams' && competition.teamJoinUndisposedCount > 0 && (
                  <span className="relative ml-1.5 rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular-nums">
                    {competition.teamJoinUndisposedCount}
                    <span className="sr-only"> {words.tabs.undisposed}</span>
                  </span>
                )}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* Keeps its place all the same, so that the pages' names stand still. */}
      <div className={clsx('max-lg:hidden', isThere && 'invisible')}>
        <SignUp competition={competition} size="small" isAlone />
      </div>
    </div>
  )
}
