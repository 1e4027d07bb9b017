import { clsx } from 'clsx'
import { Reply } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../../../base/web/format.ts'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { MoreOnSight } from '../../../../../ui/more-on-sight.tsx'
import { mostUnreadShown, sessionsPerPage } from '../../rules.ts'
import { inboxWords } from '../../words.ts'
import type { SessionsData } from './wire.ts'

type Session = SessionsData['sessions'][number]

/** One’s conversations, the newest on top; older ones come as one goes down. */
export function SessionList({ first, openId }: { first: SessionsData; openId: number }) {
  const { sessions: words } = useWords(inboxWords)
  const { api, run, isBusy, problem } = useMutation({ reload: 'never' })
  const [older, setOlder] = useState<readonly Session[]>([])
  const shown = together(first.sessions, older)
  const more = () =>
    run(async () => {
      const page = Math.floor(shown.length / sessionsPerPage) + 1
      const next = await api('GET /api/v1/inbox/sessions', { query: { page, per_page: sessionsPerPage } })
      setOlder(known => together(known, next.sessions))
    })
  if (shown.length === 0)
    return (
      <div className="grid gap-2 px-6 py-16 text-center">
        <p className="text-lg font-semibold">{words.empty}</p>
        <p className="text-balance text-muted">{words.emptyHint}</p>
      </div>
    )
  return (
    <nav aria-label={words.label}>
      <ul>
        {shown.map(session => (
          <SessionRow key={session.id} session={session} isOpen={session.participantor.id === openId} />
        ))}
      </ul>
      {shown.length < first.session_total && (
        <MoreOnSight
          label={words.more}
          busy={isBusy}
          isHeld={problem !== undefined}
          onMore={() => !isBusy && void more()}
        />
      )}
      {problem && (
        <p role="alert" className="px-4 pb-4 text-center text-sm text-bad">
          {words.failed}
        </p>
      )}
    </nav>
  )
}

/** Each once, as it is known newest, the newest first. */
function together(newer: readonly Session[], older: readonly Session[]): Session[] {
  const known = new Set(newer.map(session => session.id))
  return [...newer, ...older.filter(session => !known.has(session.id))].toSorted(
    (a, b) => b.last_message.id - a.last_message.id,
  )
}

function SessionRow({ session, isOpen }: { session: Session; isOpen: boolean }) {
  const { sessions: words } = useWords(inboxWords)
  const zone = useZone()
  const { participantor: other, unread_count: unread } = session
  return (
    <li className="border-b border-line last:border-b-0">
      <SiteLink
        to={pathTo('/messages/:id', { id: other.id })}
        aria-current={isOpen ? 'page' : undefined}
        className={clsx(
          'flex items-center gap-3 px-4 py-3 text-text no-underline hover:bg-sunken',
          isOpen && 'bg-accent-soft hover:bg-accent-soft',
        )}
      >
        <Avatar name={other.name} picture={other.avatar} />
        <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
          <span className="flex items-baseline justify-between gap-3">
            <span className={clsx('truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>
              {other.name}
            </span>
            <span className="shrink-0 text-xs text-muted tabular-nums">
              <RelativeTime at={session.last_message.created_at} zone={zone} />
            </span>
          </span>
          <span className="flex items-center justify-between gap-3 text-sm text-muted">
            <span className="flex min-w-0 items-center gap-1">
              {session.is_replied && (
                <>
                  <Reply className="size-3.5 shrink-0" aria-hidden="true" />
                  <span className="sr-only">{words.replied}</span>
                </>
              )}
              <span className={clsx('truncate', unread > 0 && 'text-text')}>{session.snippet}</span>
            </span>
            {unread > 0 && (
              <span className="shrink-0 rounded-full bg-bad px-1.5 text-xs text-card tabular-nums">
                <span aria-hidden="true">
                  {unread > mostUnreadShown ? `${mostUnreadShown}+` : formatCount(unread)}
                </span>
                <span className="sr-only">{words.unread(formatCount(unread))}</span>
              </span>
            )}
          </span>
        </span>
      </SiteLink>
    </li>
  )
}
