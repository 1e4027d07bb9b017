import { ChevronDown, Link2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatCount } from '../../../../base/web/format.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useHash } from '../../../../site/use-hash.ts'
import { useWords } from '../../../../site/use-site.ts'
import { FilterForm } from '../../../../site/filter-form.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { findQuestions } from '../../../competing/competitions/rules.ts'
import { faqWords } from '../faq-words.ts'
import { competitionWords } from '../../../competing/competitions/words.ts'
import {
  useCompetition,
  type CompetitionData,
} from '../../../competing/competitions/web/parts/competition-data.ts'
import { useTextLang } from '../../../competing/competitions/web/parts/text-lang.ts'
import { competitionMeta } from '../../../competing/competitions/web/parts/competition-meta.ts'
import type { Route } from './+types/faq.page.ts'

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'faq')

/** Questions that were answered before; what is not among them is asked in the discussion. */
export default function FaqPage() {
  const { tabs } = useWords(competitionWords)
  const said = useWords(faqWords)
  const { id, faq } = useCompetition()
  const [query] = useSearchParams()
  const search = query.get('search')?.trim() ?? ''
  const found = findQuestions(faq, search)
  const ask = `${pathTo('/competitions/:id/discuss/new', { id })}${search ? `?${new URLSearchParams({ title: search })}` : ''}`
  const askLink = (
    <SiteLink to={ask} className={buttonClass({ variant: 'secondary' })}>
      {said.ask}
    </SiteLink>
  )
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl font-semibold">{tabs.faq}</h2>
        {faq.length > 0 && askLink}
      </div>
      {faq.length === 0 ? (
        <EmptyState title={said.empty} action={askLink}>
          {said.emptyHint}
        </EmptyState>
      ) : (
        <>
          <FilterForm isWide searchLabel={said.search} search={search} maxLength={100} />
          {search !== '' && (
            <p className="-mb-2 text-sm text-muted" role="status">
              {said.found(formatCount(found.length))}
            </p>
          )}
          {found.length === 0 ? (
            <EmptyState title={said.none} action={askLink}>
              {said.noneHint}
            </EmptyState>
          ) : (
            <div className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
              {found.map((entry, index) => (
                <Question key={`${search} ${entry.id}`} entry={entry} isFirst={index === 0} />
              ))}
            </div>
          )}
        </>
      )}
      <p className="text-sm text-muted">
        <SiteLink to={pathTo('/competitions/:id/appeal', { id })}>{said.appeal}</SiteLink>
      </p>
    </div>
  )
}

/** One question with an address of its own; the one that the address names is open. */
function Question({ entry, isFirst }: { entry: CompetitionData['faq'][number]; isFirst: boolean }) {
  const said = useWords(faqWords)
  const langOf = useTextLang(useCompetition())
  const hash = useHash()
  const anchor = `faq-${entry.id}`
  const isNamed = hash === anchor
  return (
    <details
      // A new one when it is named, so that it opens then and can be closed again.
      key={isNamed ? 'named' : 'other'}
      id={anchor}
      open={isNamed || (isFirst && hash === '')}
      className="group scroll-mt-24"
    >
      <summary className="flex list-none items-center justify-between gap-4 px-5 py-4 font-medium -outline-offset-2 hover:text-accent [&::-webkit-details-marker]:hidden">
        <span lang={langOf(entry.question)}>{entry.question}</span>
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="px-5 pb-5">
        <div
          className="prose text-muted"
          lang={langOf(entry.html)}
          dangerouslySetInnerHTML={{ __html: entry.html }}
        />
        <p className="mt-3">
          <SiteLink
            to={`#${anchor}`}
            preventScrollReset
            className="inline-flex items-center gap-1 text-sm text-muted no-underline hover:text-accent"
          >
            <Link2 className="size-4" aria-hidden="true" />
            {said.link}
          </SiteLink>
        </p>
      </div>
    </details>
  )
}
