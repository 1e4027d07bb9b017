import { clsx } from 'clsx'

/** The look of a few links of which one is the present: a row of keys, one of them pressed. */
export const choicesClass = 'inline-flex flex-wrap gap-1 rounded-xl bg-sunken p-1 ring-1 ring-line ring-inset'
export const choiceClass = (isCurrent: boolean): string =>
  clsx(
    'rounded-lg px-3.5 py-1.5 text-sm no-underline transition-colors',
    isCurrent ? 'bg-card font-semibold shadow-card ring-1 ring-line' : 'text-muted hover:text-text',
  )
