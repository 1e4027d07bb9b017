import { useSearchParams } from 'react-router'
import { SiteLink } from '../site-link.tsx'
import { useQueryLink } from '../use-query-link.ts'
import { useWords } from '../use-site.ts'
import { shellWords } from '../words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { staffWords } from './words.ts'

/** Leads on from a cursor, and back to the beginning. */
export function OlderLink({ next, older }: { next: number | null; older?: string }) {
  const { common } = useWords(staffWords)
  const { paging } = useWords(shellWords)
  const [query] = useSearchParams()
  const to = useQueryLink()
  if (next === null && !query.has('before')) return null
  return (
    <nav aria-label={paging.label} className="flex flex-wrap justify-center gap-3">
      {query.has('before') && (
        <SiteLink to={to({ before: null })} className={buttonClass({ variant: 'quiet' })}>
          {common.newest}
        </SiteLink>
      )}
      {next !== null && (
        <SiteLink to={to({ before: next })} className={buttonClass({ variant: 'secondary' })}>
          {older ?? common.older}
        </SiteLink>
      )}
    </nav>
  )
}
