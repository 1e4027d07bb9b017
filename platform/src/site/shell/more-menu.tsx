import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { PlainButton } from '../../ui/plain-button.tsx'
import { SiteNavLink } from '../site-link.tsx'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { useClosedOnLeaving } from './use-closed-on-leaving.ts'

/** The rest of the menu of a wide header. The browser opens it, as it opens the narrow one. */
export function MoreMenu({ entries }: { entries: readonly { to: string; label: string }[] }) {
  const { menu } = useWords(shellWords)
  const id = useId()
  const box = useClosedOnLeaving()
  return (
    <>
      <PlainButton
        className="flex items-center gap-1 rounded-lg px-2.5 py-2 text-sm whitespace-nowrap hover:bg-sunken"
        popoverTarget={id}
      >
        {menu.more}
        <ChevronDown className="size-4 text-muted" aria-hidden="true" />
      </PlainButton>
      <div
        id={id}
        ref={box}
        popover="auto"
        // Browsers cannot all anchor it yet, and it lies above everything: where its button stands is measured.
        onBeforeToggle={({ currentTarget: shown }) => {
          shown.style.left = `${shown.parentElement?.getBoundingClientRect().left ?? 0}px`
        }}
        className="inset-auto top-14 left-1/2 m-0 min-w-44 rounded-xl border border-line bg-card p-1 text-text shadow-float"
      >
        <ul>
          {entries.map(({ to, label }) => (
            <li key={to}>
              <SiteNavLink
                to={to}
                className={({ isActive }) =>
                  `block rounded-lg px-3 py-2 text-sm no-underline hover:bg-sunken ${isActive ? 'font-semibold text-accent' : ''}`
                }
              >
                {label}
              </SiteNavLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
