import { useState } from 'react'
import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { usePolling } from '../../../../site/use-polling.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { OlderLink } from '../../../../site/staff/older-link.tsx'
import { broadcastsPerPage } from '../rules.ts'
import { broadcastWords } from '../words.ts'
import { BroadcastForm } from './parts/broadcast-form.tsx'
import { PastBroadcast } from './parts/past-broadcast.tsx'
import { listBroadcasts } from '../contract.ts'
import type { Route } from './+types/broadcasts.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { before } = readQuery(listBroadcasts, url)
  const query = { before, size: broadcastsPerPage }
  return context
    .get(pageContext)
    .api('GET /api/admin/competitions/{id}/broadcasts', { params: { id: Number(params.id) }, query })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, broadcastWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(broadcastWords, lang).title }

/** Writing to groups of people, and what was written to them before. */
export default function BroadcastsPage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(broadcastWords)
  const { list, next, reach, zone } = loaderData
  const [sent, setSent] = useState<number | null>(null)
  usePolling(list.some(one => one.deliveredAt === null))
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <BroadcastForm competitionId={Number(params.id)} reach={reach} onSent={setSent} />
      {sent !== null && (
        <Callout kind="good" live>
          {words.sent(formatCount(sent))}
        </Callout>
      )}
      <section className="grid gap-4" aria-labelledby="past">
        <h2 id="past" className="text-lg font-semibold">
          {words.past.title}
        </h2>
        {list.length === 0 ? (
          <EmptyState title={words.past.empty}>{words.past.emptyHint}</EmptyState>
        ) : (
          <ul className="grid gap-4">
            {list.map(one => (
              <PastBroadcast key={one.id} broadcast={one} zone={zone} />
            ))}
          </ul>
        )}
        <OlderLink next={next} />
      </section>
    </AdminPage>
  )
}
