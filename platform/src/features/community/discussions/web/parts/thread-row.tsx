import { useFormats } from '../../../../../site/use-formats.ts'
import { ArrowBigUp, Lock, MessageSquare, Pin } from 'lucide-react'
import { formatCount, formatRelative } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { PersonAvatar, PersonIn } from '../../../../../site/person-link.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import type { ThreadCard } from '../../wire.ts'
import { discussionWords } from '../../words.ts'

/** A thread as one chooses what to read: its question, its state, how much was said and when. */
export function ThreadRow({
  thread,
  zone,
  competition,
}: {
  thread: ThreadCard
  zone: string
  /** Where it stands among those of others. */
  competition?: string
}) {
  const words = useWords(discussionWords)
  const { now } = useSite()
  const formats = useFormats()
  // Above the link that the whole row is, so that it can be pointed at.
  const time = (at: string, text: (relative: string) => string) => (
    <time className="relative" dateTime={at} title={formats.formatTime(at, zone)}>
      {text(formatRelative(at, now, zone, formats))}
    </time>
  )
  return (
    <li className="relative flex gap-4 p-4 hover:bg-sunken sm:px-5">
      <span className="hidden shrink-0 sm:block">
        <PersonAvatar person={thread.author} />
      </span>
      <div className="min-w-0 grow">
        <h3 className="font-semibold">
          <SiteLink
            to={pathTo('/competitions/:id/discuss/:threadId', {
              id: thread.competitionId,
              threadId: thread.id,
            })}
            className="no-underline after:absolute after:inset-0 hover:text-accent"
          >
            {thread.title}
          </SiteLink>
        </h3>
        {thread.excerpt !== '' && (
          <p className="mt-1 line-clamp-2 text-sm text-muted wrap-anywhere">{thread.excerpt}</p>
        )}
        {competition !== undefined && <p className="mt-1 text-sm wrap-anywhere">{competition}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {thread.isPinned && (
            <Badge tone="accent">
              <Pin className="size-3" aria-hidden="true" />
              {words.list.pinned}
            </Badge>
          )}
          {thread.isLocked && (
            <Badge>
              <Lock className="size-3" aria-hidden="true" />
              {words.list.locked}
            </Badge>
          )}
          {thread.isAnswered && <Badge tone="good">{words.list.answered}</Badge>}
          {thread.hasOrganiserReply && <Badge tone="accent">{words.list.organiser}</Badge>}
          <Badge>{words.tags[thread.tag]}</Badge>
          <PersonIn
            person={thread.author}
            text={name => (thread.team ? words.list.byTeam(thread.team.name, name) : words.list.by(name))}
          />
          {thread.replyCount > 0
            ? time(thread.lastActivityAt, words.list.active)
            : time(thread.createdAt, words.list.opened)}
        </p>
      </div>
      <p className="flex shrink-0 flex-col items-end gap-1 text-sm text-muted tabular-nums sm:flex-row sm:items-center sm:gap-5">
        <span className="inline-flex items-center gap-1.5">
          <ArrowBigUp className="size-4" aria-hidden="true" />
          <span aria-hidden="true">{formatCount(thread.voteCount)}</span>
          <span className="sr-only">{words.list.votes(formatCount(thread.voteCount))}</span>
        </span>
        <span className="inline-flex items-center gap-1.5">
          <MessageSquare className="size-4" aria-hidden="true" />
          <span aria-hidden="true">{formatCount(thread.replyCount)}</span>
          <span className="sr-only">{words.list.replies(formatCount(thread.replyCount))}</span>
        </span>
      </p>
    </li>
  )
}
