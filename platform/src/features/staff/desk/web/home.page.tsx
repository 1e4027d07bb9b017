import { ChevronRight } from 'lucide-react'
import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useSite, useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { formatSpan } from '../../../../base/web/format-span.ts'
import { deskWords } from '../words.ts'
import { homeOf } from '../rules.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { SiteRoles } from './parts/site-roles.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import type { Route } from './+types/home.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/admin/home')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, deskWords, words => ({ title: words.title }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { roles }) => {
    const { home, siteRoles } = wordsIn(deskWords, lang)
    return homeOf(roles) === 'roles' ? siteRoles.title : home.title
  },
}

/** What needs me now. */
export default function AdminHomePage({ loaderData: { roles, queue, today, tasks } }: Route.ComponentProps) {
  const { home: words } = useWords(deskWords)
  const { now } = useSite()
  const lang = useLang()
  // Who runs nothing has no queue and no tasks, and is told what there is instead.
  if (homeOf(roles) === 'roles') return <SiteRoles roles={roles} />
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <div className="grid gap-4 xl:grid-cols-2">
        <Numbers
          title={words.queue.title}
          entries={[
            [words.queue.waiting, formatCount(queue.waiting)],
            [words.queue.running, formatCount(queue.running)],
            [
              words.queue.oldest,
              queue.oldestAt
                ? formatSpan(Date.parse(now) - Date.parse(queue.oldestAt), lang)
                : words.queue.none,
            ],
          ]}
        />
        <Numbers
          title={words.today.title}
          entries={[
            [words.today.submissions, formatCount(today.submissions)],
            [words.today.registrations, formatCount(today.registrations)],
            ...(today.users === null
              ? []
              : [[words.today.users, formatCount(today.users)] as [string, string]]),
          ]}
        />
      </div>
      <section aria-labelledby="tasks" className="grid gap-3">
        <h2 id="tasks" className="text-lg font-semibold">
          {words.tasks}
        </h2>
        {tasks.length === 0 ? (
          <EmptyState title={words.calm}>{words.calmHint}</EmptyState>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
            {tasks.map(task => (
              <li key={`${task.kind} ${task.competition?.id ?? ''}`}>
                <SiteLink
                  to={task.path}
                  className="flex items-center gap-4 px-4 py-3 no-underline hover:bg-sunken"
                >
                  <span className="min-w-0 grow">
                    {task.competition && (
                      <span className="block truncate text-sm text-muted">{task.competition.title}</span>
                    )}
                    {task.text}
                  </span>
                  <ChevronRight className="size-5 shrink-0 text-muted" aria-label={words.open} />
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </section>
    </AdminPage>
  )
}

function Numbers({ title, entries }: { title: string; entries: [string, string][] }) {
  return (
    <Card as="section">
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-4 grid grid-cols-3 gap-4">
        {entries.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
