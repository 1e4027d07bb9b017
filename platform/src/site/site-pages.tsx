import { Pagination } from '../ui/pagination.tsx'
import { SiteLink } from './site-link.tsx'
import { useQueryLink } from './use-query-link.ts'
import { useWords } from './use-site.ts'
import { shellWords } from './words.ts'

/** Numbered pages that live in the address. */
export function SitePages({ page, total, perPage }: { page: number; total: number; perPage: number }) {
  const { paging } = useWords(shellWords)
  const to = useQueryLink()
  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / perPage)}
      label={paging.label}
      previous={paging.previous}
      next={paging.next}
      link={(number, className, content, current) => (
        <SiteLink to={to({ page: number })} className={className} aria-current={current ? 'page' : undefined}>
          {content}
        </SiteLink>
      )}
    />
  )
}
