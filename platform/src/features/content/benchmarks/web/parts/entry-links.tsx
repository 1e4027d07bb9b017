import { useWords } from '../../../../../site/use-site.ts'
import { ExternalLink } from '../../../../../ui/external-link.tsx'
import { benchmarkWords } from '../../words.ts'

/** Where a method can be read and run, and under which licence. */
export function EntryLinks({
  entry,
}: {
  entry: { paperUrl: string | null; codeUrl: string | null; licence: string }
}) {
  const words = useWords(benchmarkWords)
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {entry.paperUrl !== null && <ExternalLink href={entry.paperUrl}>{words.paper}</ExternalLink>}
      {entry.codeUrl !== null && <ExternalLink href={entry.codeUrl}>{words.code}</ExternalLink>}
      {entry.licence !== '' && <span className="text-muted">{entry.licence}</span>}
    </span>
  )
}
