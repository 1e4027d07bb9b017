import { clsx } from 'clsx'
import { ArrowUp, MessageSquareText, Phone } from 'lucide-react'
import { useLocation } from 'react-router'
import { feedbackPath } from '../feedback-path.ts'
import { SiteLink } from '../site-link.tsx'
import { useSite, useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { FollowButton } from './follow-button.tsx'
import { Hint, sideItem } from './side-item.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'

/** The ways to reach the operator where there is room for them, and back to the top. */
export function SideTools({ isFarDown }: { isFarDown: boolean }) {
  const { side } = useWords(shellWords)
  const { contact } = useSite()
  const { pathname, search } = useLocation()
  return (
    <aside
      aria-label={side.label}
      className={clsx(
        'fixed right-4 bottom-6 z-20 flex flex-col rounded-xl border border-line bg-card p-1 shadow-float print:hidden',
        !isFarDown && 'max-xl:hidden',
      )}
    >
      {contact.follow.length > 0 && <FollowButton follow={contact.follow} />}
      {contact.phone && (
        <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} className={`${sideItem} max-xl:hidden`}>
          <Phone className="size-5" aria-hidden="true" />
          <Hint>
            {side.phone} <span className="tabular-nums">{contact.phone}</span>
          </Hint>
        </a>
      )}
      <SiteLink
        to={contact.feedback ?? feedbackPath(pathname + search)}
        className={`${sideItem} max-xl:hidden`}
      >
        <MessageSquareText className="size-5" aria-hidden="true" />
        <Hint>{side.feedback}</Hint>
      </SiteLink>
      {isFarDown && (
        <PlainButton className={sideItem} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
          <ArrowUp className="size-5" aria-hidden="true" />
          <Hint>{side.top}</Hint>
        </PlainButton>
      )}
    </aside>
  )
}
