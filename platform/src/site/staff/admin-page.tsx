import type { ReactNode } from 'react'

/** The head of a page of the administration and what stands under it. */
export function AdminPage({
  title,
  lead,
  actions,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{title}</h1>
          {lead && <p className="mt-1 max-w-2xl text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
