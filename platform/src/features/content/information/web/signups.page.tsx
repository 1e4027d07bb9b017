import { Download } from 'lucide-react'
import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { PersonLink } from '../../../../site/person-link.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listSignups } from '../activity-editing.contract.ts'
import { signupsPerPage } from '../activity.rules.ts'
import { editingWords } from '../editing-words.ts'
import type { Route } from './+types/signups.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = Number(params.id)
  const { page } = readQuery(listSignups, url)
  const answer = await context.get(pageContext).api('GET /api/admin/information/{id}/signups', {
    params: { id },
    query: { page, per_page: signupsPerPage },
  })
  return { ...answer, id, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editingWords, words => ({ title: words.event.signups }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(editingWords, lang).event.signups }

/** Who signed up for an activity, and who waits. */
export default function SignupsPage({ loaderData }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const { event: words } = useWords(editingWords)
  const lang = useLang()
  const { id, list, total, taken, waiting, page, titleZh, titleEn } = loaderData
  return (
    <AdminPage
      title={words.signups}
      lead={localize({ zh: titleZh, en: titleEn }, lang)}
      actions={
        <a
          href={`/api/admin/information/${id}/signups.csv`}
          className={buttonClass({ variant: 'secondary' })}
          download
        >
          <Download className="size-4" aria-hidden="true" />
          {words.export}
        </a>
      }
    >
      <ListView
        found={words.counts(formatCount(taken), formatCount(waiting))}
        empty={list.length === 0 && <EmptyState title={words.nobody}>{words.nobodyHint}</EmptyState>}
        pages={<SitePages page={page} total={total} perPage={signupsPerPage} />}
      >
        <DataTable
          caption={words.signups}
          rows={list}
          rowKey={row => row.user.id}
          columns={[
            {
              key: 'person',
              label: words.person,
              isName: true,
              cell: row => <PersonLink person={row.user} />,
            },
            {
              key: 'state',
              label: words.state,
              cell: row => (
                <Badge tone={row.isWaiting ? 'warn' : 'good'}>
                  {row.isWaiting ? words.waiting : words.in}
                </Badge>
              ),
            },
            { key: 'at', label: words.at, cell: row => formatTime(row.signedUpAt, usualZone) },
          ]}
        />
      </ListView>
    </AdminPage>
  )
}
