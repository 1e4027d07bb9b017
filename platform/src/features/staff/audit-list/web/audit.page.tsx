import { clsx } from 'clsx'
import type { Answer } from '../../../../base/contract/call.ts'
import { wordFor, wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { ListView } from '../../../../site/list-view.tsx'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { OlderLink } from '../../../../site/staff/older-link.tsx'
import { dayStart, subjectPath } from '../rules.ts'
import { auditWords } from '../words.ts'
import { AuditFilters } from './parts/audit-filters.tsx'
import { listAudit } from '../contract.ts'
import type { Route } from './+types/audit.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

type List = Answer<SiteCalls['GET /api/admin/audit']>
type Entry = List['entries'][number]
type Names = List['names']

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor, action, subject, subjectId, before } = readQuery(listAudit, url)
  // People choose days; the call takes instants.
  const [from = '', until = ''] = ['from', 'until'].map(name => url.searchParams.get(name)?.trim())
  const answer = await context.get(pageContext).api('GET /api/admin/audit', {
    query: { actor, action, subject, subjectId, before, from: dayStart(from), until: dayStart(until) },
  })
  const asked = { actor: `${actor ?? ''}`, action, subject, subjectId: `${subjectId ?? ''}`, from, until }
  return { ...answer, asked }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, auditWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(auditWords, lang).title }

/** What was done, newest first. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(auditWords)
  const { entries, actions, names, next, asked } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <ListView
        filters={<AuditFilters key={JSON.stringify(asked)} asked={asked} actions={actions} names={names} />}
        empty={entries.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
        pages={<OlderLink next={next} older={words.older} />}
      >
        <DataTable
          caption={words.title}
          rows={entries}
          rowKey={entry => entry.id}
          columns={[
            {
              key: 'at',
              label: words.columns.at,
              cell: entry => (
                <span className="whitespace-nowrap tabular-nums">{formatTime(entry.at, 'UTC')}</span>
              ),
            },
            { key: 'actor', label: words.columns.actor, cell: entry => <Actor entry={entry} /> },
            {
              key: 'action',
              label: words.columns.action,
              cell: entry => <Action code={entry.action} names={names} />,
            },
            {
              key: 'subject',
              label: words.columns.subject,
              cell: entry => <Subject entry={entry} names={names} />,
            },
            { key: 'detail', label: words.columns.detail, cell: entry => <Detail entry={entry} /> },
          ]}
        />
      </ListView>
    </AdminPage>
  )
}

function Actor({ entry }: { entry: Entry }) {
  const words = useWords(auditWords)
  return (
    <>
      {entry.actor ? (
        <SiteLink to={pathTo('/admin/users/:id', { id: entry.actor.id })}>{entry.actor.name}</SiteLink>
      ) : (
        words.system
      )}
      {entry.address && <span className="block text-muted">{entry.address}</span>}
    </>
  )
}

/** What was done, in words; the code is what calls and filters know it by. */
function Action({ code, names }: { code: string; names: Names }) {
  const name = wordFor(names.actions, code)
  return (
    <>
      {name && <span className="block min-w-28">{name}</span>}
      <code translate="no" className={clsx('font-mono text-[0.8rem]', name && 'text-muted')}>
        {code}
      </code>
    </>
  )
}

function Subject({ entry, names }: { entry: Entry; names: Names }) {
  const path = subjectPath(entry.subject, entry.subjectId)
  const kind = wordFor(names.subjects, entry.subject) ?? entry.subject
  const name = entry.subjectId === null ? kind : `${kind} ${entry.subjectId}`
  return path ? <SiteLink to={path}>{name}</SiteLink> : name
}

const shortest = 90

/** What was changed: short ones at once, long ones behind a click. */
function Detail({ entry }: { entry: Entry }) {
  const words = useWords(auditWords)
  const text = JSON.stringify(entry.detail)
  if (text === '{}') return null
  const shown = (
    <code translate="no" className="font-mono text-[0.8rem] break-all">
      {text}
    </code>
  )
  if (text.length <= shortest) return shown
  return (
    <details className="min-w-40">
      <summary className="text-muted">{words.detail}</summary>
      <pre translate="no" className="mt-2 max-w-md font-mono text-[0.8rem] break-all whitespace-pre-wrap">
        {JSON.stringify(entry.detail, null, 2)}
      </pre>
    </details>
  )
}
