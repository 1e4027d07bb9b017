import { clsx } from 'clsx'
import { Avatar } from '../ui/avatar.tsx'
import { pathTo } from './path-to.ts'
import { SiteLink } from './site-link.tsx'

type Person = { id: number; name: string }

/**
 * A person's name, which leads to their page. Above the link of a row that is one as a whole, and as high as a finger needs
 * where names stand below each other.
 */
export const PersonLink = ({ person, className }: { person: Person; className?: string }) => (
  <SiteLink
    to={pathTo('/users/:id', { id: person.id })}
    translate="no"
    className={clsx(
      'relative inline-block leading-6 no-underline hover:text-accent hover:underline',
      className,
    )}
  >
    {person.name}
  </SiteLink>
)

/**
 * A person's picture, which opens their page beside this one. It stands beside the name, which says the same to those who
 * hear, unless it stands alone.
 */
export const PersonAvatar = ({
  person,
  size,
  isAlone = false,
}: {
  person: Person & { avatar: string | null }
  size?: 'small' | 'medium'
  isAlone?: boolean
}) => (
  <a
    href={pathTo('/users/:id', { id: person.id })}
    target="_blank"
    rel="noopener"
    {...(isAlone
      ? { title: person.name, 'aria-label': person.name }
      : { tabIndex: -1, 'aria-hidden': 'true' as const })}
    className="relative shrink-0 self-start rounded-full leading-none"
  >
    <Avatar name={person.name} picture={person.avatar} {...(size ? { size } : {})} />
  </a>
)

/** A sentence with somebody's name in it, which leads to their page. */
export function PersonIn({ person, text }: { person: Person; text: (name: string) => string }) {
  const [before, after] = text('{}').split('{}')
  return (
    <span>
      {before}
      <PersonLink person={person} />
      {after}
    </span>
  )
}
