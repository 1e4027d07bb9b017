import { ChevronDown } from 'lucide-react'
import { useWords } from '../../../site/use-site.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { competitionWords } from '../words.ts'
import { useCompetition } from './competition.layout.tsx'
import { competitionMeta } from './parts/competition-meta.ts'
import type { Route } from './+types/faq.page.ts'

export const meta: Route.MetaFunction = ({ matches }) => competitionMeta(matches, 'faq')

export default function FaqPage() {
  const words = useWords(competitionWords)
  const { faq } = useCompetition()
  return (
    <>
      <h2 className="mb-6 text-2xl font-semibold">{words.tabs.faq}</h2>
      {faq.length === 0 ? (
        <EmptyState title={words.detail.faqEmpty}>{words.detail.faqHint}</EmptyState>
      ) : (
        <div className="max-w-3xl divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          {faq.map((entry, index) => (
            <details key={entry.id} open={index === 0} className="group">
              <summary className="flex list-none items-center justify-between gap-4 px-5 py-4 font-medium -outline-offset-2 hover:text-accent [&::-webkit-details-marker]:hidden">
                {entry.question}
                <ChevronDown
                  className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <div className="prose px-5 pb-5 text-muted" dangerouslySetInnerHTML={{ __html: entry.html }} />
            </details>
          ))}
        </div>
      )}
    </>
  )
}
