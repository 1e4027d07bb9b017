import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Column<R> = {
  key: string
  label: string
  numeric?: boolean
  /** Left out on narrow screens. */ wideOnly?: boolean
  cell: (row: R) => ReactNode
}

/** A table whose numbers are aligned; on narrow screens it scrolls sideways within itself. */
export function DataTable<R>({
  caption,
  columns,
  rows,
  rowKey,
  isMarked,
}: {
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string | number
  isMarked?: (row: R) => boolean
}) {
  const cellClass = (column: Column<R>) =>
    clsx(
      'px-3 py-3 sm:px-4',
      column.numeric ? 'text-right whitespace-nowrap tabular-nums' : 'min-w-24 text-left',
      column.wideOnly && 'hidden sm:table-cell',
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div
      className="table-scroll relative rounded-2xl border border-line shadow-card"
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                className={clsx(cellClass(column), 'font-medium whitespace-nowrap')}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr
              key={rowKey(row)}
              className={clsx('border-b border-line last:border-0', isMarked?.(row) && 'bg-accent-soft')}
            >
              {columns.map(column => (
                <td key={column.key} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
