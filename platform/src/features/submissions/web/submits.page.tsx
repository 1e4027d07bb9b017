import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Answer } from '../../../base/contract/call.ts'
import { formatCount, formatDay, formatTime } from '../../../base/web/format.ts'
import type { SiteCalls } from '../../../calls.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { pageContext } from '../../../site/page-context.ts'
import { SiteLink } from '../../../site/site-link.tsx'
import { SitePages } from '../../../site/site-pages.tsx'
import { useWords } from '../../../site/use-site.ts'
import { useZonedText } from '../../../site/zoned-time.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ScoreChart } from '../../../ui/score-chart.tsx'
import { useCompetition } from '../../competitions/web/competition.layout.tsx'
import { submissionWords } from '../words.ts'
import { LiveSubmission } from './parts/live-submission.tsx'
import { SubmissionTable } from './parts/submission-table.tsx'
import { UploadForm } from './parts/upload-form.tsx'
import type { Submission } from './use-submission.ts'
import type { Route } from './+types/submits.page.ts'

export type SubmitsData = NonNullable<Answer<SiteCalls['GET /api/competitions/{id}']>['submits']>

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { sch, page } = Object.fromEntries(url.searchParams)
  const query = {
    part: 'submits' as const,
    ...(sch ? { sch: sch as never } : {}),
    page: (page ?? 1) as never,
    per_size: 20,
  }
  const { submits } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: params.id as never }, query })
  return submits as SubmitsData
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, submissionWords, words => ({ title: words.title }))

/** Hand in a file, watch it being scored, and see what the team has handed in before. */
export default function SubmitsPage({ loaderData: submits }: Route.ComponentProps) {
  const words = useWords(submissionWords)
  const competition = useCompetition()
  const { time } = useZonedText(competition.zone)
  const revalidator = useRevalidator()
  const [made, setMade] = useState<Submission | null>(null)
  const waiting =
    submits.list.find(submission => ['uploaded', 'queued', 'running'].includes(submission.state)) ?? null
  const precision = competition.schedules.find(schedule => schedule.id === submits.scheduleId)?.precision ?? 6
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_300px]">
      <div className="grid content-start gap-8">
        <h2 className="text-2xl font-semibold">{words.title}</h2>
        {submits.blocking.length > 0 ? (
          <Blocking reasons={submits.blocking} />
        ) : (
          submits.file &&
          submits.scheduleId !== null && (
            <UploadForm
              competitionId={competition.id}
              scheduleId={submits.scheduleId}
              file={submits.file}
              onMade={submission => (setMade(submission), void revalidator.revalidate())}
            />
          )
        )}
        <LiveSubmission
          submission={made ?? waiting}
          competitionId={competition.id}
          onEnd={() => void revalidator.revalidate()}
        />
        {submits.history.length > 1 && (
          <section className="rounded-2xl border border-line bg-card p-5">
            <ScoreChart
              title={words.history.chart}
              timeLabel={words.history.chartTime}
              scoreLabel={words.history.score}
              formatTime={at => formatDay(new Date(at), competition.zone)}
              formatScore={String}
              points={submits.history.map(point => ({
                at: Date.parse(point.at),
                score: point.score,
                best: point.best,
                label: formatTime(point.at, competition.zone),
                scoreText: point.score.toFixed(precision),
              }))}
            />
          </section>
        )}
        <section aria-labelledby="history" className="grid gap-4">
          <h3 id="history" className="text-xl font-semibold">
            {words.history.title}
          </h3>
          {submits.list.length === 0 ? (
            <EmptyState title={words.history.empty}>{words.history.emptyHint}</EmptyState>
          ) : (
            <SubmissionTable submissions={submits.list} zone={competition.zone} />
          )}
          <SitePages page={submits.page} total={submits.total} perPage={submits.perSize} />
        </section>
      </div>
      <aside className="grid content-start gap-6">
        {submits.quota && (
          <section
            aria-label={words.quota.label}
            className="rounded-2xl border border-line bg-card p-5 text-sm"
          >
            <p className="font-semibold">{words.quota.used(submits.quota.teamUsed, submits.quota.limit)}</p>
            <meter
              className="mt-2 h-2 w-full"
              min={0}
              max={submits.quota.limit}
              value={submits.quota.teamUsed}
              aria-label={words.quota.label}
            />
            <p className="mt-2 text-muted">{words.quota.self(submits.quota.selfUsed)}</p>
            {submits.quota.failedLimit !== null && (
              <p className="text-muted">
                {words.quota.failed(submits.quota.failedUsed, submits.quota.failedLimit)}
              </p>
            )}
            <p className="text-muted tabular-nums">{words.quota.reset(time(submits.quota.resetAt))}</p>
          </section>
        )}
        {submits.file && (
          <section className="rounded-2xl border border-line bg-card p-5 text-sm">
            <p>
              {words.form.columns(
                [submits.file.idColumn, ...submits.file.columns.map(column => column.name)].join(', '),
              )}
            </p>
            {submits.file.expectedRows !== null && (
              <p className="mt-2 text-muted tabular-nums">
                {words.form.rows(formatCount(submits.file.expectedRows))}
              </p>
            )}
          </section>
        )}
      </aside>
    </div>
  )
}

function Blocking({ reasons }: { reasons: SubmitsData['blocking'] }) {
  const words = useWords(submissionWords)
  return (
    <Callout kind="warn" title={words.blocked}>
      <ul className="mt-1 grid gap-1">
        {reasons.map(reason => (
          <li key={reason.code}>
            {reason.message}{' '}
            {reason.hint && (
              <SiteLink to={reason.hint} className="text-accent underline">
                {words.fix}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
