import type { ReactNode } from 'react'

/** The look of one entry of the side bar. */
export const sideItem =
  'group relative grid size-10 place-items-center rounded-lg text-muted no-underline hover:bg-sunken hover:text-accent'

/** An icon's words: its name for those who hear it, beside it for those who point at it or reach it by keyboard. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <span className="pointer-events-none absolute right-full mr-3 rounded-lg border border-line bg-card px-3 py-1.5 text-sm whitespace-nowrap text-text opacity-0 shadow-float transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 group-data-popup-open:opacity-0">
      {children}
    </span>
  )
}
