import { clsx } from 'clsx'
import { useEffect, useState, type ReactNode } from 'react'
import type { Answer } from '../../../../../base/contract/call.ts'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { previewSize } from '../../rules.ts'
import { inboxWords } from '../../words.ts'
import type { SessionsData } from './wire.ts'

type Notices = Answer<SiteCalls['GET /api/v2/notices']>
type Shown = { sessions: SessionsData['sessions']; notices: Notices['list'] }

/** The newest notices and messages, asked for as it opens. */
export function InboxPreview({ onWrite }: { onWrite: () => void }) {
  const { popover, send } = useWords(inboxWords)
  const zone = useZone()
  const api = useApi()
  const [shown, setShown] = useState<Shown | 'failed'>()
  useEffect(() => {
    void Promise.all([
      api('GET /api/v1/inbox/preview', { query: { per_page: previewSize } }),
      api('GET /api/v2/notices', { query: { pageSize: previewSize } }),
    ]).then(
      ([{ sessions }, { list }]) => setShown({ sessions, notices: list }),
      () => setShown('failed'),
    )
  }, [api])
  return (
    <div className="-m-4 grid max-h-[min(38rem,80dvh)] w-[min(24rem,94vw)] overflow-y-auto">
      {shown === undefined && <p className="p-6 text-center text-muted">{popover.loading}</p>}
      {shown === 'failed' && (
        <p role="alert" className="p-6 text-center text-bad">
          {popover.failed}
        </p>
      )}
      {typeof shown === 'object' && (
        <>
          <Part title={popover.notices} to="/notices" empty={shown.notices.length === 0 && popover.noNotices}>
            {shown.notices.map(notice => (
              <li key={notice.id}>
                <SiteLink to={pathTo('/notices/:id', { id: notice.id })} className={row}>
                  <Dot isOn={!notice.is_read} />
                  <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
                    <span className={clsx('line-clamp-2 text-sm', !notice.is_read && 'font-medium')}>
                      {notice.intro}
                    </span>
                    <span className="text-xs text-muted">
                      <RelativeTime at={notice.created_at} zone={zone} />
                    </span>
                  </span>
                </SiteLink>
              </li>
            ))}
          </Part>
          <Part
            title={popover.messages}
            to="/messages"
            empty={shown.sessions.length === 0 && popover.noMessages}
          >
            {shown.sessions.map(session => (
              <li key={session.id}>
                <SiteLink to={pathTo('/messages/:id', { id: session.participantor.id })} className={row}>
                  <Dot isOn={session.unread_count > 0} />
                  <Avatar
                    name={session.participantor.name}
                    picture={session.participantor.avatar}
                    size="small"
                  />
                  <span className="grid min-w-0 grow gap-0.5">
                    <span className="flex justify-between gap-3 text-sm">
                      <span className="truncate font-medium">{session.participantor.name}</span>
                      <span className="shrink-0 text-xs text-muted">
                        <RelativeTime at={session.last_message.created_at} zone={zone} />
                      </span>
                    </span>
                    <span className="truncate text-sm text-muted">{session.snippet}</span>
                  </span>
                </SiteLink>
              </li>
            ))}
          </Part>
        </>
      )}
      <div className="border-t border-line p-3">
        <Button variant="secondary" size="small" onClick={onWrite}>
          {send.compose}
        </Button>
      </div>
    </div>
  )
}

const row = 'flex items-center gap-3 px-4 py-2.5 text-text no-underline hover:bg-sunken'

const Dot = ({ isOn }: { isOn: boolean }) => (
  <span className={clsx('size-2 shrink-0 rounded-full', isOn && 'bg-bad')} aria-hidden="true" />
)

function Part({
  title,
  to,
  empty,
  children,
}: {
  title: string
  to: string
  empty: string | false
  children: ReactNode
}) {
  const { popover } = useWords(inboxWords)
  return (
    <section className="border-b border-line py-2 last-of-type:border-b-0">
      <div className="flex items-baseline justify-between px-4 py-1">
        <h2 className="font-semibold">{title}</h2>
        <SiteLink to={to} aria-label={`${popover.all} · ${title}`} className="text-sm">
          {popover.all}
        </SiteLink>
      </div>
      {empty ? <p className="px-4 py-3 text-sm text-muted">{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}
