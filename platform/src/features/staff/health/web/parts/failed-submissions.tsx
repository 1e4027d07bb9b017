import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useWords } from '../../../../../site/use-site.ts'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { healthWords } from '../../words.ts'
import type { Health } from '../health.page.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Submissions that failed by our own fault; each leads to where it may be scored again. */
export function FailedSubmissions({ submissions }: { submissions: Health['failedSubmissions'] }) {
  const { formatTime } = useFormats()
  const { failedSubmissions: words } = useWords(healthWords)
  if (submissions.length === 0) return null
  return (
    <section aria-labelledby="failed-submissions" className="grid gap-3">
      <div>
        <h2 id="failed-submissions" className="text-lg font-semibold">
          {words.title}
        </h2>
        <p className="text-sm text-muted">{words.lead}</p>
      </div>
      <DataTable
        caption={words.title}
        rows={submissions}
        rowKey={one => one.id}
        detail={one => (
          <p className="wrap-anywhere">
            <span className="text-muted">{words.columns.reason}</span> {one.reason || words.unknown}
          </p>
        )}
        columns={[
          {
            key: 'submission',
            label: words.columns.submission,
            cell: one => (
              <SiteLink
                className="font-medium text-accent wrap-anywhere"
                to={pathTo('/admin/competitions/:id/submissions/:submissionId', {
                  id: one.competitionId,
                  submissionId: one.id,
                })}
              >
                {one.id} · {one.fileName}
              </SiteLink>
            ),
          },
          {
            key: 'at',
            label: words.columns.at,
            numeric: true,
            cell: one => formatTime(one.finishedAt, 'UTC'),
          },
        ]}
      />
    </section>
  )
}
