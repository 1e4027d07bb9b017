import { wordsIn } from '../../../../base/web/words.ts'
import type { Answer } from '../../../../base/contract/call.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useApi } from '../../../../site/browser-api.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Input } from '../../../../ui/input.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { listReports } from '../moderation.contract.ts'
import { threadsPerPage } from '../rules.ts'
import { discussionWords } from '../words.ts'
import type { Route } from './+types/moderation.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type Reported = Answer<typeof listReports>['posts'][number]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { page } = readQuery(listReports, url)
  const { api } = context.get(pageContext)
  const id = Number(params.id)
  const [answer, { zone }] = await Promise.all([
    api('GET /api/admin/competitions/{id}/discussions/reports', {
      params: { id },
      query: { page, per_page: threadsPerPage },
    }),
    api('GET /api/admin/competitions/{id}', { params: { id } }),
  ])
  return { ...answer, page, zone }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, discussionWords, words => ({ title: words.moderation.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(discussionWords, lang).moderation.title }

/** What people have reported, for the organiser to settle. */
export default function ModerationPage({
  loaderData: { posts, total, page, zone },
  params,
}: Route.ComponentProps) {
  const { moderation } = useWords(discussionWords)
  return (
    <AdminPage
      title={moderation.title}
      lead={moderation.hint}
      actions={
        <SiteLink
          to={pathTo('/competitions/:id/discuss', { id: params.id })}
          className={buttonClass({ variant: 'secondary' })}
          target="_blank"
        >
          {moderation.discussions}
        </SiteLink>
      }
    >
      {posts.length === 0 && <EmptyState title={moderation.empty}>{moderation.emptyHint}</EmptyState>}
      <div className="grid max-w-4xl grid-cols-1 gap-6 empty:hidden">
        {posts.map(entry => (
          <ReportedPost key={entry.post.id} entry={entry} competitionId={params.id} zone={zone} />
        ))}
      </div>
      <SitePages page={page} total={total} perPage={threadsPerPage} />
    </AdminPage>
  )
}

function ReportedPost({
  entry: { post, reports },
  competitionId,
  zone,
}: {
  entry: Reported
  competitionId: string
  zone: string
}) {
  const { formatTime } = useFormats()
  const { moderation, reasons } = useWords(discussionWords)
  const api = useApi()
  const form = useForm<{ outcome: 'dismissed' | 'removed'; reason: string }>({
    saved: { value: { outcome: 'dismissed', reason: '' }, tag: '' },
    check: ({ outcome, reason }) => ({
      reason: outcome === 'removed' && reason.trim() === '' ? moderation.needReason : undefined,
    }),
    save: async body => {
      await api('PUT /api/admin/discussions/posts/{id}/reports', { params: { id: post.id }, body })
    },
  })
  const { value, onChange, problem: missing } = form.field('reason')
  return (
    <article
      aria-label={post.title}
      className="grid gap-4 rounded-2xl border border-line bg-card p-5 shadow-card"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">{post.title}</h2>
        <SiteLink
          to={`${pathTo('/competitions/:id/discuss/:threadId', { id: competitionId, threadId: post.threadId })}?post=${post.id}#post-${post.id}`}
          className="text-sm text-accent"
        >
          {moderation.open}
        </SiteLink>
      </header>
      <div className="rounded-lg bg-sunken p-4">
        <p className="flex flex-wrap gap-3 text-sm text-muted tabular-nums">
          <span>
            <PersonLink person={post.author} /> · {formatTime(post.createdAt, zone)}
          </span>
          {post.isDeleted && <Badge>{moderation.removedByAuthor}</Badge>}
        </p>
        <div className="prose mt-2 overflow-clip" dangerouslySetInnerHTML={{ __html: post.html }} />
      </div>
      <ul className="grid gap-2 text-sm">
        {reports.map(report => (
          <li key={report.id} className="flex flex-wrap items-baseline gap-x-3">
            <Badge tone="warn">{reasons[report.reason]}</Badge>
            <span className="text-muted tabular-nums">
              {moderation.reportedBy(report.reporter.name, formatTime(report.createdAt, zone))}
            </span>
            {report.note && <span className="basis-full">{report.note}</span>}
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto_auto] sm:items-start">
        <label>
          <span className="sr-only">{moderation.reason}</span>
          <Input
            maxLength={200}
            placeholder={moderation.reason}
            value={value}
            aria-invalid={missing ? true : undefined}
            onChange={onChange}
          />
          {missing && <span className="text-sm text-bad">{missing}</span>}
        </label>
        <Button variant="danger" busy={form.isBusy} onClick={() => void form.save({ outcome: 'removed' })}>
          {moderation.remove}
        </Button>
        <Button
          variant="secondary"
          busy={form.isBusy}
          onClick={() => void form.save({ outcome: 'dismissed' })}
        >
          {moderation.dismiss}
        </Button>
      </div>
      {form.problem && (
        <p role="alert" className="text-sm text-bad">
          {form.problem}
        </p>
      )}
    </article>
  )
}
