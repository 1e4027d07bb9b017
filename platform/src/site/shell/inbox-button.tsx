import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { useUnreadCount } from '../inbox-events.ts'
import { SiteLink } from '../site-link.tsx'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { useShellPieces } from './shell-pieces.ts'

const mostUnread = 99
const look = buttonClass({ variant: 'quiet', size: 'small' }, 'relative px-2')

/** How much is new, and the way to it. */
export function InboxButton() {
  const unreadCount = useUnreadCount()
  const { menu } = useWords(shellWords)
  const pieces = useShellPieces()
  const [isWanted, setWanted] = useState(false)
  const content = (
    <>
      <span className="sr-only">{menu.unread(String(unreadCount))}</span>
      <Bell className="size-5" aria-hidden="true" />
      {unreadCount > 0 && (
        <span
          className="absolute -top-1 -right-1 rounded-full bg-bad px-1.5 text-xs text-card tabular-nums"
          aria-hidden="true"
        >
          {unreadCount > mostUnread ? `${mostUnread}+` : unreadCount}
        </span>
      )}
    </>
  )
  if (!pieces)
    return (
      <SiteLink to="/messages" className={look}>
        {content}
      </SiteLink>
    )
  const button = (
    <PlainButton className={look} aria-haspopup="dialog" onClick={() => setWanted(true)}>
      {content}
    </PlainButton>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <pieces.InboxPopover trigger={content} triggerClass={look} />
    </Suspense>
  )
}
