import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { finalListWords } from '../words.ts'
import { FinalBoard } from './parts/final-board.tsx'
import { FinalState } from './parts/final-state.tsx'
import type { Route } from './+types/final-list.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  return api('GET /api/admin/competitions/{id}/final-list', { params: { id: Number(params.id) } })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, finalListWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(finalListWords, lang).title }

/** The final ranks of a competition: seen, confirmed, withdrawn. */
export default function FinalListPage({ loaderData: list }: Route.ComponentProps) {
  const words = useWords(finalListWords)
  const { time } = useZonedText(list.zone)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <FinalState list={list} />
      {list.boards.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <section className="grid grid-cols-1 gap-4">
          <div>
            <h2 className="font-semibold">{list.confirmed ? words.ranks : words.preview}</h2>
            <p className="mt-1 max-w-prose text-sm text-muted">{words.how}</p>
          </div>
          {list.boards.map(board => (
            <FinalBoard key={board.subRank} board={board} />
          ))}
        </section>
      )}
      {list.withdrawn.length > 0 && (
        <Card as="section" className="grid gap-3">
          <h2 className="font-semibold">{words.past}</h2>
          <ul className="grid gap-2 text-sm">
            {list.withdrawn.map(one => (
              <li key={one.withdrawnAt}>
                {words.pastEntry(time(one.confirmedAt), one.by, time(one.withdrawnAt))}
                <span className="block text-muted">{one.reason}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </AdminPage>
  )
}
