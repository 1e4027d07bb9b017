import { useNavigate } from 'react-router'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AddForm } from '../../../../site/staff/add-form.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import { PublishedBadge } from '../../../../site/staff/published-badge.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useSite, useWords } from '../../../../site/use-site.ts'
import { localize } from '../../../../base/web/language.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { seasonWords } from '../words.ts'
import type { Route } from './+types/seasons.page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/seasons')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, seasonWords, words => ({ title: words.admin.title }))

/** All seasons, and the way to a new one. */
export default function SeasonsPage({ loaderData: { seasons, series } }: Route.ComponentProps) {
  const { admin: words } = useWords(seasonWords)
  const lang = useLang()
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <AddSeason firstKey={series[0]?.key ?? ''} />
      {seasons.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={seasons}
          rowKey={row => row.id}
          columns={[
            {
              key: 'season',
              label: words.columns.season,
              isName: true,
              cell: row => (
                <SiteLink
                  to={pathTo('/admin/seasons/:seasonId', { seasonId: row.id })}
                  className="font-medium"
                >
                  {row.year} · {localize({ zh: row.titleZh, en: row.titleEn }, lang)}
                </SiteLink>
              ),
            },
            { key: 'series', label: words.columns.series, cell: row => row.seriesKey },
            { key: 'tracks', label: words.columns.tracks, numeric: true, cell: row => row.tracks },
            {
              key: 'state',
              label: words.columns.state,
              cell: row => <PublishedBadge isPublished={row.isPublished} />,
            },
          ]}
        />
      )}
    </AdminPage>
  )
}

function AddSeason({ firstKey }: { firstKey: string }) {
  const { admin: words } = useWords(seasonWords)
  const api = useApi()
  const navigate = useNavigate()
  const { now } = useSite()
  const editing = useForm({
    name: 'season:new',
    saved: {
      value: { seriesKey: firstKey, year: now.slice(0, 4), titleZh: '', titleEn: '' },
      tag: '',
    },
    save: async ({ year, ...body }) => {
      const { id } = await api('POST /api/admin/seasons', { body: { ...body, year: Number(year) } })
      void navigate(pathTo('/admin/seasons/:seasonId', { seasonId: id }))
    },
    reload: 'never',
  })
  return (
    <AddForm editing={editing} title={words.add}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={words.seriesKey}
          hint={words.seriesKeyHint}
          maxLength={20}
          required
          {...editing.field('seriesKey')}
        />
        <TextField
          label={words.year}
          type="number"
          min={1970}
          max={2999}
          required
          {...editing.field('year')}
        />
      </div>
      <BilingualField
        label={words.name}
        maxLength={80}
        required
        {...sidesOf('title', editing.value, editing.set, editing.problemAt)}
      />
    </AddForm>
  )
}
