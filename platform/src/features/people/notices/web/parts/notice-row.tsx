import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { RelativeTime } from '../../../../../site/relative-time.tsx'
import { pathTo } from '../../../../../site/path-to.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { noticeWords } from '../../words.ts'
import type { NoticeData } from './use-notices.ts'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A notice in the list: it leads to what it tells of, and is read by that. */
export function NoticeRow({
  notice,
  onRead,
  onDelete,
}: {
  notice: NoticeData
  onRead: () => Promise<unknown>
  onDelete: () => void
}) {
  const words = useWords(noticeWords)
  const zone = useZone()
  const navigate = useNavigate()
  const follow = async (event: MouseEvent) => {
    if (notice.is_read) return
    if (!isPlain(event)) return void onRead()
    // The next page's data count what is unread: this one is read before they are asked for.
    event.preventDefault()
    await onRead()
    await navigate(notice.path)
  }
  return (
    <li
      className={clsx(
        'relative flex items-start gap-3 px-4 py-4 hover:bg-sunken sm:px-5',
        !notice.is_read && 'bg-accent-soft',
      )}
    >
      <span
        className={clsx('mt-2 size-2 shrink-0 rounded-full', !notice.is_read && 'bg-accent')}
        aria-hidden="true"
      />
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className={clsx('text-sm', notice.is_read ? 'text-muted' : 'font-semibold')}>
            {!notice.is_read && <span className="sr-only">{words.isUnread} · </span>}
            {notice.title}
          </h2>
          <SiteLink
            to={pathTo('/notices/:id', { id: notice.id })}
            className="relative z-1 text-xs text-muted tabular-nums"
          >
            <RelativeTime at={notice.created_at} zone={zone} />
          </SiteLink>
        </div>
        <SiteLink
          to={notice.path}
          onClick={event => void follow(event)}
          // The whole row leads there; what else can be done stands above it.
          className="break-words whitespace-pre-line text-text no-underline after:absolute after:inset-0"
        >
          {notice.intro}
        </SiteLink>
      </div>
      <IconButton
        icon={Trash2}
        label={words.delete}
        aria-description={words.deleteThis(notice.title)}
        className="relative z-1 -my-1 text-muted"
        onClick={onDelete}
      />
    </li>
  )
}
