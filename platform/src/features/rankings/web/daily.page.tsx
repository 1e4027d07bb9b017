import { Form, useSubmit } from 'react-router'
import { pageMeta } from '../../../site/page-meta.ts'
import { pageContext } from '../../../site/page-context.ts'
import { SitePages } from '../../../site/site-pages.tsx'
import { useWords } from '../../../site/use-site.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useCompetition } from '../../competitions/web/competition.layout.tsx'
import { rankingWords } from '../words.ts'
import { RankingTable } from './parts/ranking-table.tsx'
import type { Route } from './+types/daily.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sch, day, page } = Object.fromEntries(url.searchParams)
  const query = {
    part: 'daily' as const,
    ...(sch ? { sch: sch as never } : {}),
    ...(day ? { day } : {}),
    page: (page ?? 1) as never,
    per_size: 20,
  }
  const { daily } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: params.id as never }, query })
  return { daily }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, rankingWords, words => ({ title: words.daily }))

/** The board of a day, as it stood at the day's end. */
export default function DailyPage({ loaderData: { daily } }: Route.ComponentProps) {
  const words = useWords(rankingWords)
  const competition = useCompetition()
  const submit = useSubmit()
  return (
    <div className="grid gap-6">
      <h2 className="text-2xl font-semibold">{words.daily}</h2>
      {!daily?.day ? (
        <EmptyState title={words.empty}>{words.noDays}</EmptyState>
      ) : (
        <>
          <Form onChange={event => void submit(event.currentTarget)} className="max-w-48">
            <label className="text-sm text-muted">
              {words.day}
              <select name="day" defaultValue={daily.day} className="field mt-1 text-text tabular-nums">
                {daily.days.map(day => (
                  <option key={day} value={day}>
                    {day.replaceAll('-', '/')}
                  </option>
                ))}
              </select>
            </label>
          </Form>
          {daily.list.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
          ) : (
            <RankingTable entries={daily.list} zone={competition.zone} />
          )}
          <SitePages page={daily.page} total={daily.total} perPage={daily.perSize} />
        </>
      )}
    </div>
  )
}
