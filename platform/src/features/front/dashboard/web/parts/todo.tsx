import type { ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { dashboardWords } from '../../words.ts'

type Mine = Answer<SiteCalls['GET /api/home/mine']>

/** What waits for this person: requests that only they can decide, then what they have not read. */
export function Todo({ mine: { requests, requestTotal, unread, unreadTotal } }: { mine: Mine }) {
  const words = useWords(dashboardWords).todo
  const more = requestTotal - requests.length
  return (
    <section aria-labelledby="todo" className="min-w-0">
      <h2 id="todo" className="mb-4 text-lg font-bold">
        {words.title}
      </h2>
      {requests.length + unread.length === 0 ? (
        <p className="rounded-2xl border border-dashed border-line px-5 py-6 text-sm text-muted">
          {words.none}
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          {requests.map(request => (
            <Row
              key={`request ${request.id}`}
              to={pathTo('/competitions/:id/teams', { id: request.competition.id })}
              head={request.competition.title}
              at={request.createdAt}
            >
              {words[request.kind](request.from.name, request.team.name)}
            </Row>
          ))}
          {unread.map(notice => (
            <Row key={notice.id} to={notice.path} head={notice.title} at={notice.created_at}>
              {notice.intro}
            </Row>
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        {more > 0 && <span className="text-muted">{words.moreRequests(more)}</span>}
        <SiteLink to="/notices" className="font-medium text-accent">
          {unreadTotal > unread.length ? words.unread(formatCount(unreadTotal)) : words.notices}
        </SiteLink>
      </p>
    </section>
  )
}

function Row({ to, head, at, children }: { to: string; head: string; at: string; children: ReactNode }) {
  const zone = useZone()
  return (
    <li className="relative px-4 py-3 hover:bg-sunken">
      <p className="flex items-baseline justify-between gap-3 text-xs text-muted">
        <span className="truncate">{head}</span>
        <span className="shrink-0 tabular-nums">
          <RelativeTime at={at} zone={zone} />
        </span>
      </p>
      <SiteLink
        to={to}
        className="mt-0.5 line-clamp-2 text-sm break-words text-text no-underline -outline-offset-2 after:absolute after:inset-0"
      >
        {children}
      </SiteLink>
    </li>
  )
}
