import type { ReactNode } from 'react'

/** A list in a page: what narrows it, how many there are, what it shows or why it is empty, and the way on. */
export function ListView({
  filters,
  found,
  empty,
  pages,
  children,
}: {
  filters?: ReactNode
  /** How many there are, in words. */
  found?: ReactNode
  /** What stands in its place where there is nothing. */
  empty: ReactNode
  pages?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      {filters}
      {found && (
        <p className="-mb-2 text-sm text-muted tabular-nums" role="status">
          {found}
        </p>
      )}
      {empty || children}
      {pages}
    </>
  )
}
