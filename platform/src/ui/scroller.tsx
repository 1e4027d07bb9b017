import type { ReactNode } from 'react'

type Properties = { label: string; /** How it looks, and which way it scrolls. */ className: string } & (
  | { children: ReactNode; html?: undefined }
  | { /** Safe HTML, as the server gives it. */ html: string; children?: undefined }
)

/** A box of which more may be than is seen: named, and reached by keyboard, whose arrows scroll it. */
export function Scroller({ label, className, children, html }: Properties) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div
      className={className}
      role="region"
      aria-label={label}
      tabIndex={0}
      {...(html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } })}
    />
  )
}
