import type { Answer } from '../../../../../base/contract/call.ts'
import { formatBytes, usualZone } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { ZonedTime } from '../../../../../site/zoned-time.tsx'
import { Badge } from '../../../../../ui/badge.tsx'
import { datasetWords } from '../../words.ts'

type Versions = Answer<SiteCalls['GET /api/datasets/{id}/versions']>['versions']

/** What was published, newest first, with what each version changed. */
export function VersionList({ id, versions }: { id: number; versions: Versions }) {
  const words = useWords(datasetWords)
  return (
    <ol className="grid gap-4">
      {versions.map(version => (
        <li key={version.number} className="rounded-2xl border border-line bg-card p-5 shadow-card">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg font-semibold">
              <SiteLink
                to={
                  version.isCurrent
                    ? pathTo('/datasets/:id', { id })
                    : `${pathTo('/datasets/:id', { id })}?version=${version.number}`
                }
                className="no-underline hover:text-accent"
              >
                {words.versions.number(version.number)}
              </SiteLink>
            </h3>
            {version.isCurrent && <Badge tone="accent">{words.versions.current}</Badge>}
            <span className="text-sm text-muted tabular-nums sm:ml-auto">
              <ZonedTime at={version.publishedAt} zone={usualZone} />
            </span>
          </div>
          <p className="mt-2 whitespace-pre-line">
            {version.notes || <span className="text-muted">{words.versions.noNotes}</span>}
          </p>
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
            <span>
              {words.fileCount(version.fileCount)} · {formatBytes(version.size)}
            </span>
            {(['added', 'changed', 'removed', 'same'] as const).map(
              change =>
                version.changes[change] > 0 && (
                  <span key={change}>{words.versions[change](version.changes[change])}</span>
                ),
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
