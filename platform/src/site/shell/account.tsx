import { Bell } from 'lucide-react'
import { useLocation } from 'react-router'
import { loginPath } from '../../base/web/sign-on-addresses.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SiteLink } from '../site-link.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { UserButton } from './user-button.tsx'

const mostUnread = 99

/** Login and register for visitors; messages and the user menu for people who are signed in. */
export function Account() {
  const { viewer, lang, unreadCount } = useSite()
  const { menu } = useWords(shellWords)
  const { pathname, search } = useLocation()
  if (!viewer) {
    const login = loginPath(lang, pathname + search)
    return (
      <>
        <a href={login} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {menu.login}
        </a>
        <a href={`${login}&screen=register`} className={buttonClass({ size: 'small' }, 'max-sm:hidden')}>
          {menu.register}
        </a>
      </>
    )
  }
  return (
    <>
      <SiteLink
        to="/messages"
        className={buttonClass({ variant: 'quiet', size: 'small' }, 'relative px-2')}
        aria-label={menu.unread(String(unreadCount))}
      >
        <Bell className="size-5" aria-hidden="true" />
        {unreadCount > 0 && (
          <span className="absolute -top-1 -right-1 rounded-full bg-bad px-1.5 text-xs text-card tabular-nums">
            {unreadCount > mostUnread ? `${mostUnread}+` : unreadCount}
          </span>
        )}
      </SiteLink>
      <UserButton viewer={viewer} />
    </>
  )
}
