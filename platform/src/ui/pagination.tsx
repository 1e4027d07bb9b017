import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
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

const cell =
  'inline-flex h-10 min-w-9 items-center justify-center gap-1 rounded-lg px-1.5 text-sm tabular-nums no-underline sm:min-w-10 sm:px-2'
const quiet = clsx(cell, 'hover:bg-sunken')

/** Numbered pages; on phones the way back and forth are arrows, said in words to those who hear them. */
export function Pagination({ page, pages, label, previous, next, link }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
      {page > 1 &&
        link(
          page - 1,
          quiet,
          <>
            <ChevronLeft className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">{previous}</span>
          </>,
          false,
        )}
      {pageWindow(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} className="px-1 text-muted" aria-hidden="true">
            …
          </span>
        ) : (
          <span key={number}>
            {link(
              number,
              number === page ? clsx(cell, 'bg-accent font-semibold text-on-accent') : quiet,
              number,
              number === page,
            )}
          </span>
        ),
      )}
      {page < pages &&
        link(
          page + 1,
          quiet,
          <>
            <span className="max-sm:sr-only">{next}</span>
            <ChevronRight className="size-4" aria-hidden="true" />
          </>,
          false,
        )}
    </nav>
  )
}
