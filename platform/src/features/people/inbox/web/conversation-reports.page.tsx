import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useWords } from '../../../../site/use-site.ts'
import type { Answer } from '../../../../base/contract/call.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Scroller } from '../../../../ui/scroller.tsx'
import { listConversationReports } from '../reports.contract.ts'
import { reportOutcomes, reportStates } from '../rules.ts'
import { reportWords } from '../report-words.ts'
import { inboxWords } from '../words.ts'
import type { Route } from './+types/conversation-reports.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Report = Answer<typeof listConversationReports>['reports'][number]

const perPage = 10
/** People of every zone are reported: times are given in one. */
const zone = 'UTC'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, page } = readQuery(listConversationReports, url)
  const answer = await context
    .get(pageContext)
    .api('GET /api/admin/inbox/reports', { query: { state, page, per_page: perPage } })
  return { ...answer, state, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, reportWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(reportWords, lang).title }

/** Conversations that somebody reported, for staff to decide. */
export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(reportWords)
  const link = useQueryLink()
  const { reports, total, open, state, page } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ListView
        filters={
          <ChoiceLinks
            label={words.stateLabel}
            chosen={state}
            choices={reportStates.map(
              one =>
                [
                  one,
                  one === 'open' ? words.openCount(formatCount(open)) : words.states[one],
                  link({ state: one === 'open' ? null : one }),
                ] as const,
            )}
          />
        }
        empty={reports.length === 0 && <EmptyState title={words.empty[state]}>{words.emptyHint}</EmptyState>}
        pages={<SitePages page={page} total={total} perPage={perPage} />}
      >
        <div className="grid max-w-4xl grid-cols-1 gap-6">
          {reports.map(report => (
            <ReportCard key={report.id} report={report} />
          ))}
        </div>
      </ListView>
    </AdminPage>
  )
}

function ReportCard({ report }: { report: Report }) {
  const { formatTime } = useFormats()
  const words = useWords(reportWords)
  const { report: said } = useWords(inboxWords)
  const { reporter, reported, outcome } = report
  const title = words.about(reporter.name, reported.name)
  const nameOf = (id: number) => (id === reported.id ? reported.name : reporter.name)
  return (
    <article
      aria-label={title}
      className="grid grid-cols-1 gap-4 rounded-2xl border border-line bg-card p-5 shadow-card"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">{title}</h2>
        <SiteLink to={pathTo('/admin/users/:id', { id: reported.id })} className="text-sm text-accent">
          {words.account(reported.name)}
        </SiteLink>
      </header>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <Badge tone="warn">{said.reasons[report.reason]}</Badge>
        <span className="text-muted tabular-nums">
          {words.reportedAt(formatTime(report.createdAt, zone))}
        </span>
        {report.note && <span className="basis-full wrap-anywhere">{report.note}</span>}
      </p>
      <Scroller
        label={words.messages}
        className="grid max-h-80 grid-cols-1 gap-3 overflow-y-auto rounded-lg bg-sunken p-4 text-sm"
      >
        {report.messages.map(message => (
          <div key={message.id}>
            <p className="text-muted tabular-nums">
              {nameOf(message.senderId)} · {formatTime(message.createdAt, zone)}{' '}
              {message.senderId === reported.id && <Badge>{words.reported}</Badge>}
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{message.content}</p>
          </div>
        ))}
      </Scroller>
      {outcome && report.resolvedAt ? (
        <p className="text-sm text-muted tabular-nums">
          {words.outcome[outcome](report.resolvedBy ?? '', formatTime(report.resolvedAt, zone))}
        </p>
      ) : (
        <Decision id={report.id} />
      )}
    </article>
  )
}

function Decision({ id }: { id: number }) {
  const words = useWords(reportWords)
  const api = useApi()
  const form = useForm<{ outcome: (typeof reportOutcomes)[number]; reason: string }>({
    saved: { value: { outcome: 'dismissed', reason: '' }, tag: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? words.needReason : undefined }),
    save: async body => {
      await api('PUT /api/admin/inbox/reports/{id}', { params: { id }, body })
    },
    reload: 'after refusal',
  })
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-end">
      <TextField label={words.reason} hint={words.reasonHint} maxLength={300} {...form.field('reason')} />
      <Button busy={form.isBusy} onClick={() => void form.save({ outcome: 'acted' })}>
        {words.act}
      </Button>
      <Button variant="secondary" busy={form.isBusy} onClick={() => void form.save({ outcome: 'dismissed' })}>
        {words.dismiss}
      </Button>
      {form.problem && (
        <p role="alert" className="text-sm text-bad sm:col-span-3">
          {form.problem}
        </p>
      )}
    </div>
  )
}
