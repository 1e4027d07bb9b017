import type { ReactNode } from 'react'

/** Nothing here yet: says so, and what one can do. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="grid place-items-center gap-3 rounded-2xl border border-dashed border-line px-6 py-16 text-center">
      <svg viewBox="0 0 64 40" className="h-12 text-line" fill="none" aria-hidden="true">
        <ellipse cx="32" cy="28" rx="28" ry="10" stroke="currentColor" strokeWidth="3" />
        <path d="M16 24V14m16 12V4m16 20v-6" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action}
    </div>
  )
}
