import { Eye, Settings } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'

/** For organisers alone: the way to the administration, and word of it when they look at the pages as a visitor. */
export function OrganiserBar({ id, manages }: { id: number; manages: boolean }) {
  const { organiser: words } = useWords(competitionWords)
  const { viewer } = useSite()
  const [query] = useSearchParams()
  const isPreview = query.get('as') === 'visitor' && (viewer?.roles.length ?? 0) > 0
  if (!manages && !isPreview) return null
  const Icon = isPreview ? Eye : Settings
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-accent-soft px-4 py-2 text-sm">
      <Icon className="size-4 shrink-0 text-accent" aria-hidden="true" />
      <span className="grow">{isPreview ? words.preview : words.manages}</span>
      <SiteLink to={pathTo('/admin/competitions/:id', { id })} className="font-medium text-accent">
        {words.manage}
      </SiteLink>
    </p>
  )
}
