import { Download } from 'lucide-react'
import { formatBytes, formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { useZonedText, ZonedTime } from '../../../../site/zoned-time.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useMutation } from '../../../../site/use-mutation.ts'
import { useManagedCompetition } from '../../../competing/competitions/web/parts/managed-competition.ts'
import { portabilityWords } from '../words.ts'
import { Findings } from './parts/findings.tsx'
import { usePolling } from '../../../../site/use-polling.ts'
import type { Route } from './+types/exports.page.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  context
    .get(pageContext)
    .api('GET /api/admin/competitions/{id}/exports', { params: { id: Number(params.id) } })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, portabilityWords, words => ({ title: words.exports.tab }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(portabilityWords, lang).exports.tab }

/** The archives of a competition, and what it was imported from. */
export default function ExportsPage({ loaderData, params }: Route.ComponentProps) {
  const words = useWords(portabilityWords)
  const api = useApi()
  const { isBusy, problem, run } = useMutation()
  const { zone } = useManagedCompetition()
  const { time } = useZonedText(zone)
  const { exports, origin } = loaderData
  const isRunning = exports.some(one => one.state === 'waiting')
  usePolling(isRunning)
  const id = Number(params.id)
  const start = () => run(() => api('POST /api/admin/competitions/{id}/exports', { params: { id } }))
  return (
    <AdminPage
      title={words.exports.title}
      lead={words.exports.lead}
      actions={
        <Button
          busy={isBusy}
          disabledReason={isRunning ? words.exports.running : undefined}
          onClick={() => void start()}
        >
          {words.exports.start}
        </Button>
      }
    >
      <Callout kind="warn">{words.exports.warning}</Callout>
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      {exports.length === 0 ? (
        <EmptyState title={words.exports.none}>{words.exports.noneHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.exports.title}
          rows={exports}
          rowKey={row => row.id}
          columns={[
            {
              key: 'time',
              label: words.exports.time,
              cell: row => <ZonedTime at={row.createdAt} zone={zone} />,
            },
            {
              key: 'holds',
              label: words.exports.holds,
              wideOnly: true,
              cell: row =>
                row.counts && (
                  <>
                    {words.exports.summary(
                      formatCount(row.counts.teams),
                      formatCount(row.counts.submissions),
                      formatCount(row.counts.files),
                    )}
                    {row.counts.leftOut > 0 && (
                      <p className="text-muted">{words.exports.leftOut(formatCount(row.counts.leftOut))}</p>
                    )}
                  </>
                ),
            },
            {
              key: 'state',
              label: words.exports.state,
              cell: row =>
                row.state === 'waiting' ? (
                  <div className="grid min-w-40 gap-2">
                    <span role="status">{words.exports.running}</span>
                    <Progress value={row.progress} label={words.exports.running} />
                  </div>
                ) : row.state === 'failed' ? (
                  <span className="text-bad">{words.exports.failed}</span>
                ) : (
                  <a
                    href={`/api/admin/competitions/${id}/exports/${row.id}/file`}
                    className={buttonClass({ variant: 'secondary', size: 'small' })}
                    download
                  >
                    <Download className="size-4" aria-hidden="true" />
                    {words.exports.download} · {formatBytes(row.size ?? 0)}
                  </a>
                ),
            },
          ]}
        />
      )}
      {origin && (
        <section className="grid gap-3" aria-labelledby="origin">
          <h2 id="origin" className="text-lg font-semibold">
            {words.exports.origin}
          </h2>
          <p className="flex flex-wrap items-center gap-3 text-sm">
            {words.exports.importedFrom(words.formats[origin.format], time(origin.importedAt))}
            <a href={`/api/admin/imports/${origin.importId}/file`} className="text-accent" download>
              {origin.fileName} ({formatBytes(origin.size)})
            </a>
          </p>
          <Findings findings={origin.findings} />
        </section>
      )}
    </AdminPage>
  )
}
