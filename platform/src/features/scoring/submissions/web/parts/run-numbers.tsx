import { useFormats } from '../../../../../site/use-formats.ts'
import type { Answer } from '../../../../../base/contract/call.ts'
import { formatCount } from '../../../../../base/web/format.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useSite, useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { formatSpan } from '../../../../../base/web/format-span.ts'
import { managedWords } from '../../managed-words.ts'
import { CountBars } from './count-bars.tsx'

export type Run = Answer<SiteCalls['GET /api/admin/competitions/{id}/run']>

/** How a competition is doing now: what waits, what fails, how long scoring takes, and what came in. */
export function RunNumbers({ competitionId, run }: { competitionId: number; run: Run }) {
  const { numbers: words } = useWords(managedWords)
  const lang = useLang()
  const { formatShortDay } = useFormats()
  const { now } = useSite()
  const today = run.days.at(-1)
  const came = (today?.accepted ?? 0) + (today?.failed ?? 0)
  const failing = run.failed.file + run.failed.scorer + run.failed.platform
  const facts = [
    {
      key: 'waiting',
      label: words.waiting,
      value: formatCount(run.waiting),
      hint: run.oldestWaitingAt
        ? words.oldest(formatSpan(Date.parse(now) - Date.parse(run.oldestWaitingAt), lang))
        : words.noneWaiting,
      query: 'state=waiting',
    },
    {
      key: 'failed',
      label: words.failed,
      value: formatCount(failing),
      hint: words.faults(
        formatCount(run.failed.file),
        formatCount(run.failed.scorer),
        formatCount(run.failed.platform),
      ),
      query: 'state=failed',
    },
    {
      key: 'share',
      label: words.share,
      value: came === 0 ? '–' : `${Math.round(((today?.failed ?? 0) / came) * 100)}%`,
      hint: words.shareOf(formatCount(today?.failed ?? 0), formatCount(came)),
    },
    {
      key: 'latency',
      label: words.latency,
      value: run.latency ? words.seconds(run.latency.p50.toFixed(1)) : '–',
      hint: run.latency ? words.slow(run.latency.p95.toFixed(1)) : words.noLatency,
    },
    {
      key: 'quota',
      label: words.quota,
      value: formatCount(run.quota.teams),
      hint: words.quotaFull(formatCount(run.quota.full), formatCount(run.quota.used)),
    },
    {
      key: 'hand',
      label: words.byHand,
      value: formatCount(run.void + run.adjusted),
      hint: words.byHandOf(formatCount(run.void), formatCount(run.adjusted)),
    },
  ]
  return (
    <section aria-labelledby="run" className="grid gap-4">
      <h2 id="run" className="text-lg font-semibold">
        {words.title}
      </h2>
      <Card>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
          {facts.map(({ key, label, value, hint, query }) => (
            <div key={key} className="min-w-0">
              <dt className="text-sm text-muted">{label}</dt>
              <dd>
                <span className="block text-2xl font-semibold tabular-nums">
                  {query ? (
                    <SiteLink
                      to={`${pathTo('/admin/competitions/:id/submissions', { id: competitionId })}?${query}`}
                    >
                      {value}
                    </SiteLink>
                  ) : (
                    value
                  )}
                </span>
                <span className="block text-sm text-muted">{hint}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <CountBars
          title={words.hours}
          of={words.hour}
          bars={run.hours.map(({ hour, ...counts }) => ({ label: `${hour}:00`, ...counts }))}
        />
        <CountBars
          title={words.days}
          of={words.day}
          bars={run.days.map(({ day, accepted, failed }) => ({
            label: formatShortDay(`${day}T00:00:00Z`, 'UTC'),
            accepted,
            failed,
          }))}
        />
      </div>
    </section>
  )
}
