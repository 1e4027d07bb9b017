import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { useZone } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import type { Tab } from '../../rules.ts'
import { helpWords } from '../../words.ts'
import { pathOf } from './path-of.ts'
import { useFormats } from '../../../../../site/use-formats.ts'

type Version = Answer<SiteCalls['GET /api/help/{tab}']>['versions'][number]

/** All versions of a document with what each changed, folded away. */
export function Versions({
  tab,
  shown,
  versions,
}: {
  tab: Tab
  shown: number
  versions: readonly Version[]
}) {
  const { formatDay } = useFormats()
  const words = useWords(helpWords)
  const zone = useZone()
  if (versions.length < 2) return null
  return (
    <details className="rounded-xl border border-line bg-card px-4 py-3">
      <summary className="font-medium">{words.versions}</summary>
      <ol className="mt-3 grid gap-3 text-sm">
        {versions.map(({ number, publishedAt, note, asksConsent }) => (
          <li key={number}>
            <SiteLink
              to={number === versions[0]?.number ? pathOf(tab) : `${pathOf(tab)}?version=${number}`}
              aria-current={number === shown ? 'page' : undefined}
              className="tabular-nums"
            >
              {words.version(number, formatDay(publishedAt, zone))}
            </SiteLink>{' '}
            {asksConsent && <Badge>{words.asksConsent}</Badge>}
            <p className="text-muted">{note}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
