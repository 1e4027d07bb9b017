import { usualZone } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { editingWords } from '../editing-words.ts'
import type { Route } from './+types/documents.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/admin/help')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editingWords, words => ({ title: words.title }))

/** The four documents, and how each stands. */
export default function DocumentsPage({ loaderData: { documents } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const words = useWords(editingWords)
  const lang = useLang()
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <DataTable
        caption={words.title}
        rows={documents}
        rowKey={row => row.tab}
        columns={[
          {
            key: 'document',
            label: words.columns.document,
            isName: true,
            cell: row => (
              <SiteLink to={pathTo('/admin/help/:tab', { tab: row.tab })} className="font-medium">
                {localize({ zh: row.titleZh, en: row.titleEn }, lang)}
              </SiteLink>
            ),
          },
          {
            key: 'version',
            label: words.columns.version,
            cell: row => (row.number === null ? words.none : words.number(row.number)),
          },
          {
            key: 'published',
            label: words.columns.published,
            wideOnly: true,
            cell: row => (
              <span className="whitespace-nowrap text-muted tabular-nums">
                {row.publishedAt ? formatTime(row.publishedAt, usualZone) : '—'}
              </span>
            ),
          },
          {
            key: 'state',
            label: words.columns.state,
            cell: row => (
              <Badge tone={row.isChanged ? 'warn' : 'good'}>
                {row.isChanged ? words.changed : words.upToDate}
              </Badge>
            ),
          },
        ]}
      />
    </AdminPage>
  )
}
