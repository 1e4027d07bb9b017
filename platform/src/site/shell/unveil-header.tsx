import { SiteNavLink } from '../site-link.tsx'
import { useWords } from '../use-site.ts'
import { unveilWords } from './unveil-words.ts'
import { Account } from './account.tsx'
import { BrandLink } from './brand-link.tsx'
import { PreferenceButtons } from './preference-buttons.tsx'

const entry = 'block py-2 text-sm whitespace-nowrap'

/** The header of the call for bids. Its last entry leads nowhere: the spec gives expert talent no target. */
export function UnveilHeader() {
  const unveil = useWords(unveilWords)
  const links = [
    ['/', unveil.home],
    ['/help', unveil.about],
    ['/competitions', unveil.bids],
  ] as const
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 sm:px-6">
        <div className="flex h-16 items-center">
          <BrandLink />
        </div>
        <nav
          aria-label={unveil.menu}
          className="-mx-4 overflow-x-auto px-4 max-md:order-last max-md:w-[calc(100%+2rem)] max-md:border-t max-md:border-line"
        >
          <ul className="flex gap-6">
            {links.map(([to, label]) => (
              <li key={to}>
                <SiteNavLink to={to} end className={`${entry} no-underline hover:text-accent`}>
                  {label}
                </SiteNavLink>
              </li>
            ))}
            <li className={`${entry} text-muted`}>{unveil.talent}</li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <PreferenceButtons />
          <Account />
        </div>
      </div>
    </header>
  )
}
