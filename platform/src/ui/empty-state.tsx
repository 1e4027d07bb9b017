import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

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
      <Logo className="size-12 text-line-strong" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-md text-balance text-muted">{children}</div>}
      {action}
    </div>
  )
}
