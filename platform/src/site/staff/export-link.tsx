import { Download } from 'lucide-react'
import { useWords } from '../use-site.ts'
import { buttonClass } from '../../ui/button.tsx'
import { staffWords } from './words.ts'

/** Downloads all of a list as CSV, by the filters that are set. */
export function ExportLink({
  competitionId,
  of,
  filters,
}: {
  competitionId: string | number
  of: 'participants' | 'submissions' | 'teams'
  filters: Record<string, string>
}) {
  const { common } = useWords(staffWords)
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  return (
    <a
      href={`/api/admin/competitions/${competitionId}/${of}.csv?${query}`}
      className={buttonClass({ variant: 'secondary' })}
      download
    >
      <Download className="size-4" aria-hidden="true" />
      {common.export}
    </a>
  )
}
