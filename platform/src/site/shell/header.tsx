import { clsx } from 'clsx'
import { Bell, Menu, SunMoon, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { loginPath } from '../../features/identity/rules.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SiteLink, SiteNavLink } from '../site-link.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { switchLanguage, switchTheme } from './preferences.ts'
import { UserButton } from './user-button.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

const opaqueAfter = 8
const mostUnread = 99

/** The header; on landing pages it is see-through until the page is scrolled by 8 pixels. */
export function Header({ isLanding = false }: { isLanding?: boolean }) {
  const { viewer, lang, unreadCount } = useSite()
  const { menu } = useWords(shellWords)
  const location = useLocation()
  // Open on one page only: going elsewhere closes it by itself.
  const [openOn, setOpenOn] = useState<string>()
  const isOpen = openOn === location.pathname
  const setOpen = (open: boolean) => setOpenOn(open ? location.pathname : undefined)
  const isScrolled = useScrolledPast(opaqueAfter)

  const entries = [
    ['/', menu.home],
    ['/competitions', menu.competitions],
    ['/datasets', menu.datasets],
    ['/information', menu.information],
    ['/cooperation', menu.host],
  ] as const
  const here = location.pathname + location.search
  return (
    <header
      className={clsx(
        'sticky top-0 z-30 border-b transition-colors',
        isLanding && !isScrolled && !isOpen ? 'border-transparent bg-transparent' : 'border-line bg-card',
      )}
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <SiteLink to="/" className="mr-2 flex items-center gap-2 text-lg font-semibold no-underline">
          <Logo className="size-7 text-accent" />
          <Brand />
        </SiteLink>
        <nav
          aria-label={menu.label}
          className={clsx(
            isOpen
              ? 'absolute inset-x-0 top-16 grid gap-1 border-b border-line bg-card p-4 shadow-float'
              : 'hidden',
            'lg:static lg:flex lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none',
          )}
        >
          {entries.map(([to, label]) => (
            <SiteNavLink
              key={to}
              to={to}
              end={to === '/'}
              className={({ isActive }) =>
                clsx(
                  'rounded-lg px-3 py-2 text-sm no-underline hover:bg-sunken',
                  isActive && 'font-semibold text-accent',
                )
              }
            >
              {label}
            </SiteNavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'small' }, 'px-2')}
            aria-label={menu.theme}
            onClick={switchTheme}
          >
            <SunMoon className="size-5" aria-hidden="true" />
          </button>
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            lang={lang === 'zh-CN' ? 'en-US' : 'zh-CN'}
            onClick={() => switchLanguage(lang === 'zh-CN' ? 'en-US' : 'zh-CN')}
          >
            {menu.language}
          </button>
          {viewer ? (
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
          ) : (
            <>
              <a
                href={loginPath(lang, here)}
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                {menu.login}
              </a>
              <a
                href={`${loginPath(lang, here)}&screen=register`}
                className={buttonClass({ size: 'small' }, 'hidden sm:inline-flex')}
              >
                {menu.register}
              </a>
            </>
          )}
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'small' }, 'px-2 lg:hidden')}
            aria-expanded={isOpen}
            aria-label={isOpen ? menu.close : menu.open}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? (
              <X className="size-5" aria-hidden="true" />
            ) : (
              <Menu className="size-5" aria-hidden="true" />
            )}
          </button>
        </div>
      </div>
    </header>
  )
}

function Brand() {
  return <span className="hidden min-[400px]:inline">{useWords(shellWords).brand}</span>
}
