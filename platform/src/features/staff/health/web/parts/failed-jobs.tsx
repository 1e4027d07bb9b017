import { formatCount } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { healthWords } from '../../words.ts'
import type { Health } from '../health.page.tsx'
import { JobName } from './job-name.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Jobs that were given up: each may be tried again or deleted. */
export function FailedJobs({ jobs }: { jobs: Health['failedJobs'] }) {
  const { formatTime } = useFormats()
  const { failed: words } = useWords(healthWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  return (
    <section aria-labelledby="failed" className="grid gap-3">
      <div>
        <h2 id="failed" className="text-lg font-semibold">
          {words.title}
        </h2>
        {jobs.length > 0 && <p className="text-sm text-muted">{words.lead}</p>}
      </div>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {jobs.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={jobs}
          rowKey={job => job.id}
          // Below the row: addresses and paths are longer than a column of a phone is wide.
          detail={job => (
            <p className="wrap-anywhere">
              <span className="text-muted">{words.columns.error}</span>{' '}
              {job.error === '' ? words.unknown : job.error}
            </p>
          )}
          columns={[
            {
              key: 'task',
              label: words.columns.task,
              cell: job => (
                <>
                  <JobName {...job} />
                  <span className="block text-muted">
                    {job.id} · {words.attempts(formatCount(job.attempts))}
                  </span>
                </>
              ),
            },
            {
              key: 'at',
              label: words.columns.at,
              numeric: true,
              wideOnly: true,
              cell: job => formatTime(job.updatedAt, 'UTC'),
            },
            {
              key: 'do',
              label: words.columns.do,
              cell: job => (
                <span className="flex flex-wrap justify-end gap-2">
                  <Button
                    variant="secondary"
                    size="small"
                    busy={isBusy}
                    aria-label={words.retryOne(String(job.id))}
                    onClick={() =>
                      void run(() => api('POST /api/admin/jobs/{id}/retry', { params: { id: job.id } }))
                    }
                  >
                    {words.retry}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    busy={isBusy}
                    aria-label={words.dropOne(String(job.id))}
                    onClick={() =>
                      void run(() => api('DELETE /api/admin/jobs/{id}', { params: { id: job.id } }))
                    }
                  >
                    {words.drop}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
