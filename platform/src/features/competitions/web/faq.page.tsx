import { pageMeta } from '../../../site/page-meta.ts'
import { useWords } from '../../../site/use-site.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { competitionWords } from '../words.ts'
import { useCompetition } from './competition.layout.tsx'
import type { Route } from './+types/faq.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, competitionWords, words => ({ title: words.tabs.faq }))

export default function FaqPage() {
  const words = useWords(competitionWords)
  const { faq } = useCompetition()
  return (
    <>
      <h2 className="mb-4 text-2xl font-semibold">{words.tabs.faq}</h2>
      {faq.length === 0 && <EmptyState title={words.detail.faqEmpty}>{words.detail.faqHint}</EmptyState>}
      <div className="grid max-w-3xl gap-3">
        {faq.map(entry => (
          <details key={entry.id} className="rounded-xl border border-line bg-card p-4">
            <summary className="font-medium">{entry.question}</summary>
            <div className="prose mt-3" dangerouslySetInnerHTML={{ __html: entry.html }} />
          </details>
        ))}
      </div>
    </>
  )
}
