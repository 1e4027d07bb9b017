import { useSearchParams } from 'react-router'
import { Pagination } from '../ui/pagination.tsx'
import { SiteLink } from './site-link.tsx'
import { useWords } from './use-site.ts'
import { shellWords } from './words.ts'

/** Numbered pages that live in the address. */
export function SitePages({ page, total, perPage }: { page: number; total: number; perPage: number }) {
  const { paging } = useWords(shellWords)
  const [query] = useSearchParams()
  const to = (number: number) => {
    const next = new URLSearchParams(query)
    next.set('page', String(number))
    return `?${next}`
  }
  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / perPage)}
      label={paging.label}
      previous={paging.previous}
      next={paging.next}
      link={(number, className, content, current) => (
        <SiteLink to={to(number)} className={className} aria-current={current ? 'page' : undefined}>
          {content}
        </SiteLink>
      )}
    />
  )
}
