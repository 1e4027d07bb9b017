import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { revealWords } from '../reveal-words.ts'
import { NoRounds } from '../../../../site/staff/no-rounds.tsx'
import { RevealCard } from './parts/reveal-card.tsx'
import type { Route } from './+types/reveal.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context
    .get(pageContext)
    .api('GET /api/admin/competitions/{id}/schedules', { params: { id: Number(params.id) } })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, revealWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(revealWords, lang).title }

/** Round by round, what of list B everybody sees and from when on. */
export default function RevealPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(revealWords)
  const { schedules, competition } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      {schedules.length === 0 ? (
        <NoRounds competitionId={competition.id} />
      ) : (
        schedules.map(round => (
          <RevealCard key={round.id} round={round} competitionId={competition.id} zone={competition.zone} />
        ))
      )}
    </AdminPage>
  )
}
