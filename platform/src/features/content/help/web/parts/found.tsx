import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { ListView } from '../../../../../site/list-view.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { helpWords } from '../../words.ts'
import { pathOf } from './path-of.ts'

type FoundPart = Answer<SiteCalls['GET /api/help/search']>['found'][number]

/** The parts of the documents that hold what was looked for, each with the way to it. */
export function Found({ q, found, clear }: { q: string; found: readonly FoundPart[]; clear: string }) {
  const words = useWords(helpWords)
  return (
    <ListView
      found={words.found(formatCount(found.length))}
      empty={
        found.length === 0 && (
          <EmptyState
            title={words.none}
            action={
              <span className="flex flex-wrap justify-center gap-3">
                <SiteLink to="/feedback" className={buttonClass({ variant: 'secondary' })}>
                  {words.ask}
                </SiteLink>
                <SiteLink to={clear} className={buttonClass({ variant: 'quiet' })}>
                  {words.noMeans}
                </SiteLink>
              </span>
            }
          >
            {words.noneHint}
          </EmptyState>
        )
      }
    >
      <ul aria-label={words.searchTitle(q)} className="grid gap-4">
        {found.map(({ tab, title, part, heading, excerpt }) => (
          <li key={`${tab} ${part}`} className="rounded-2xl border border-line bg-card p-5 shadow-card">
            <SiteLink to={part ? `${pathOf(tab)}#${part}` : pathOf(tab)} className="font-medium">
              {heading || title}
            </SiteLink>
            <p className="mt-1 text-sm wrap-anywhere text-muted">
              {excerpt.map((piece, at) =>
                // Pieces have no identity besides their place.
                piece.isFound ? (
                  <mark key={at} className="bg-accent-soft text-text">
                    {piece.text}
                  </mark>
                ) : (
                  piece.text
                ),
              )}
            </p>
            {heading && <p className="mt-2 text-sm text-muted">{title}</p>}
          </li>
        ))}
      </ul>
    </ListView>
  )
}
