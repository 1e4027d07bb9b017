import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { pageWindow } from './page-window.ts'

type Props = {
  page: number
  pages: number
  label: string
  previous: string
  next: string
  /** Renders a link to a page with this class. */ link: (
    page: number,
    className: string,
    content: ReactNode,
    current: boolean,
  ) => ReactNode
}

const cell = 'inline-grid h-9 min-w-9 place-items-center rounded-lg px-2 text-sm tabular-nums no-underline'

export function Pagination({ page, pages, label, previous, next, link }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && link(page - 1, clsx(cell, 'hover:bg-sunken'), previous, false)}
      {pageWindow(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} className={clsx(cell, 'text-muted')} aria-hidden="true">
            …
          </span>
        ) : (
          <span key={number}>
            {link(
              number,
              clsx(cell, number === page ? 'bg-accent text-on-accent' : 'hover:bg-sunken'),
              number,
              number === page,
            )}
          </span>
        ),
      )}
      {page < pages && link(page + 1, clsx(cell, 'hover:bg-sunken'), next, false)}
    </nav>
  )
}
