import { clsx } from 'clsx'
import { Fragment, useRef, type CSSProperties, type ReactNode } from 'react'
import { Scroller } from './scroller.tsx'
import { useMovingRows } from './use-moving-rows.ts'

export type Column<R> = {
  key: string
  label: string
  numeric?: boolean
  centered?: boolean
  /** Takes what the others leave, and no more: its text is cut or wrapped there. */ takesRest?: boolean
  /** Holds names that people chose: one without a gap breaks, so that it pushes no other column out of sight. */
  isName?: boolean
  /** Left out on narrow screens. */ wideOnly?: boolean
  /** Of a pinned table on narrow screens, as CSS; without it the column takes what the others leave. */
  narrowWidth?: string
  cell: (row: R) => ReactNode
}

type Props<R> = {
  caption: string
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string | number
  isMarked?: (row: R) => boolean
  /** What an address names a row by, after its `#`. */
  anchor?: (row: R) => string
  /** A row after which something ends: the line below it says so, and a cell has to in words. */
  endsGroup?: (row: R) => boolean
  /** What stands below a row over the whole width; null of a row that is closed. */
  detail?: (row: R) => ReactNode
  /**
   * For long tables whose columns fit every screen: heads and marked rows stay in sight while the page scrolls, below
   * the site's header. Such a table cannot scroll sideways within itself.
   */
  isPinned?: boolean
  /** For lists that are looked through: many rows on a screen, each one line high. */
  isDense?: boolean
}

/** A table whose numbers are aligned; on narrow screens it scrolls sideways within itself. */
export function DataTable<R>({
  caption,
  columns,
  rows,
  rowKey,
  isMarked,
  anchor,
  endsGroup,
  detail,
  isPinned = false,
  isDense = false,
}: Props<R>) {
  const drawn = useRef<HTMLTableElement>(null)
  useMovingRows(drawn, isPinned && anchor ? rows : null)
  const cellClass = (column: Column<R>) =>
    clsx(
      isDense ? 'h-10' : 'py-3',
      'border-b px-2 first:pl-3 last:pr-3 md:px-4 md:first:pl-5 md:last:pr-5',
      column.numeric
        ? 'text-right whitespace-nowrap tabular-nums'
        : column.centered
          ? clsx('text-left whitespace-nowrap tabular-nums sm:text-center', isPinned ? 'sm:w-0' : 'w-0')
          : clsx(
              'text-left',
              column.isName ? 'min-w-32 wrap-anywhere' : 'min-w-24',
              column.takesRest && 'w-full max-w-0',
            ),
      column.wideOnly && 'hidden sm:table-cell',
    )
  const table = (
    <table
      ref={drawn}
      className={clsx(
        'w-full border-separate border-spacing-0 text-sm',
        // Widths that do not follow the rows: those come one by one, and columns would jump.
        isPinned && 'max-sm:table-fixed',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-muted">
          {columns.map(column => (
            <th
              key={column.key}
              scope="col"
              className={clsx(
                cellClass(column),
                'border-line font-medium whitespace-nowrap',
                isPinned && 'sticky top-[calc(4rem+var(--bar,0rem))] z-10 bg-card max-sm:w-(--narrow)',
              )}
              style={{ '--narrow': column.narrowWidth ?? 'auto' } as CSSProperties}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>td]:border-b-0">
        {rows.map(row => {
          const marked = isMarked?.(row) ?? false
          const below = detail?.(row) ?? null
          return (
            <Fragment key={rowKey(row)}>
              <tr
                id={anchor?.(row)}
                className={clsx(
                  anchor && 'scroll-mt-24',
                  marked ? 'bg-accent-soft' : isPinned && 'hover:bg-sunken',
                  marked && isPinned && 'pinned-row',
                )}
              >
                {columns.map(column => (
                  <td
                    key={column.key}
                    // A translation would write numbers in the way of its language.
                    translate={column.numeric ? 'no' : undefined}
                    className={clsx(
                      cellClass(column),
                      endsGroup?.(row) ? 'border-dashed border-line-strong' : 'border-line',
                    )}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
              {below !== null && (
                <tr>
                  <td colSpan={columns.length} className="border-b border-line bg-sunken p-3 sm:px-5 sm:py-4">
                    {below}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
  if (isPinned)
    return (
      <div className="overflow-clip rounded-2xl border border-line bg-card shadow-card contain-content">
        {table}
      </div>
    )
  return (
    <Scroller label={caption} className="table-scroll relative rounded-2xl border border-line shadow-card">
      {table}
    </Scroller>
  )
}
