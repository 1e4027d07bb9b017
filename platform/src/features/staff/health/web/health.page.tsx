import { RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { formatBytes, formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useLang, useSite, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { formatSpan } from '../../../../base/web/format-span.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { healthWords } from '../words.ts'
import { FailedJobs } from './parts/failed-jobs.tsx'
import { FailedSubmissions } from './parts/failed-submissions.tsx'
import { TaskTable } from './parts/task-table.tsx'
import type { Route } from './+types/health.page.ts'

export type Health = Answer<SiteCalls['GET /api/admin/health']>

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/admin/health')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, healthWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(healthWords, lang).title }

/** Whether submissions get scored, and what failed. */
export default function HealthPage({ loaderData: health }: Route.ComponentProps) {
  const words = useWords(healthWords)
  const lang = useLang()
  const { now } = useSite()
  const revalidator = useRevalidator()
  const { queue, scorer, storage, database } = health
  const since = (instant: string) => formatSpan(Date.parse(now) - Date.parse(instant), lang)
  const seconds = (value: number | null) =>
    value === null
      ? '—'
      : value < 60
        ? words.scorer.seconds(value.toFixed(value < 10 ? 1 : 0))
        : formatSpan(value * 1_000, lang)
  const { file, scorer: byScorer, platform } = scorer.failedLastDay
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <Button
          variant="secondary"
          busy={revalidator.state === 'loading'}
          onClick={() => void revalidator.revalidate()}
        >
          <RefreshCw className="size-4" aria-hidden="true" />
          {words.refresh}
        </Button>
      }
    >
      {health.workers === 0 && (
        <Callout kind="bad" title={words.noWorkers}>
          {words.noWorkersText}
        </Callout>
      )}
      {!storage.isReachable && (
        <Callout kind="bad" title={words.noStorage}>
          {words.noStorageText}
        </Callout>
      )}
      {storage.state !== 'enough' && (
        <Callout kind={storage.state === 'full' ? 'bad' : 'warn'} title={words.disk[storage.state]}>
          {(storage.state === 'full' ? words.disk.fullText : words.disk.lowText)(formatBytes(storage.free))}
        </Callout>
      )}
      <div className="grid gap-4 lg:grid-cols-3">
        <Facts
          title={words.queue.title}
          entries={[
            [words.queue.waiting, formatCount(queue.waiting)],
            [words.queue.running, formatCount(queue.running)],
            [words.queue.oldest, queue.oldestAt ? since(queue.oldestAt) : words.queue.none],
          ]}
        />
        <Facts
          title={words.scorer.title}
          entries={[
            [words.scorer.scored, formatCount(scorer.scoredLastHour)],
            [words.scorer.median, seconds(scorer.medianSeconds)],
            [words.scorer.slow, seconds(scorer.slowSeconds)],
            [
              words.scorer.last,
              scorer.lastScoredAt ? words.scorer.ago(since(scorer.lastScoredAt)) : words.scorer.never,
            ],
            [
              words.scorer.failed,
              words.scorer.faults(formatCount(file), formatCount(byScorer), formatCount(platform)),
            ],
          ]}
        />
        <Facts
          title={words.machine.title}
          entries={[
            [words.machine.workers, formatCount(health.workers)],
            [words.machine.files, words.machine.kinds[storage.kind]],
            [words.machine.disk, `${formatBytes(storage.free)} / ${formatBytes(storage.total)}`],
            [words.machine.database, formatBytes(database.bytes)],
            [
              words.machine.connections,
              `${formatCount(database.connections)} / ${formatCount(database.mostConnections)}`,
            ],
          ]}
        />
      </div>
      <FailedSubmissions submissions={health.failedSubmissions} />
      <FailedJobs jobs={health.failedJobs} />
      <TaskTable tasks={health.tasks} since={since} />
    </AdminPage>
  )
}

function Facts({ title, entries }: { title: string; entries: [string, string][] }) {
  return (
    <Card as="section">
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-4 grid gap-2 text-sm">
        {entries.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
