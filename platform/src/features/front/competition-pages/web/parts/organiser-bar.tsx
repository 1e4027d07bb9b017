import { Eye, Settings } from 'lucide-react'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { competitionWords } from '../../../../competing/competitions/words.ts'

/** The way to the administration, and word of it when organisers look at the pages as a visitor. */
export function OrganiserBar({ id, isPreview }: { id: number; isPreview: boolean }) {
  const { organiser: words } = useWords(competitionWords)
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
