import { clsx } from 'clsx'

/** The look of links that narrow a list by a topic, of which one may be chosen. */
export const pillClass = (isCurrent: boolean): string =>
  clsx(
    'block rounded-full px-3.5 py-1.5 text-sm no-underline ring-1 ring-inset',
    isCurrent
      ? 'bg-accent font-medium text-on-accent ring-accent'
      : 'bg-card text-muted ring-line hover:text-accent hover:ring-accent',
  )
