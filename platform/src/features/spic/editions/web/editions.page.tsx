import { useFormats } from '../../../../site/use-formats.ts'
import { useNavigate } from 'react-router'
import { usualZone } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
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
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { editionWords } from '../words.ts'
import type { Route } from './+types/editions.page.ts'

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).api('GET /api/admin/spic')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editionWords, words => ({ title: words.admin.title }))

type Edition = Route.ComponentProps['loaderData']['editions'][number]

/** All editions, and the way to a new one. */
export default function EditionsPage({ loaderData: { editions } }: Route.ComponentProps) {
  const { formatTime } = useFormats()
  const { admin: words } = useWords(editionWords)
  const lang = useLang()
  const nameOf = (row: Edition) => `${row.year} · ${localize({ zh: row.nameZh, en: row.nameEn }, lang)}`
  const time = (at: string | null) => (at === null ? words.unplanned : formatTime(at, usualZone))
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <AddEdition earlier={editions.map(row => [String(row.id), nameOf(row)] as const)} />
      {editions.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <DataTable
          caption={words.title}
          rows={editions}
          rowKey={row => row.id}
          columns={[
            {
              key: 'edition',
              label: words.columns.edition,
              isName: true,
              cell: row => (
                <SiteLink to={pathTo('/admin/spic/:id', { id: row.id })} className="font-medium">
                  {nameOf(row)}
                </SiteLink>
              ),
            },
            { key: 'tracks', label: words.columns.tracks, numeric: true, cell: row => row.tracks },
            { key: 'signup', label: words.columns.signup, cell: row => time(row.signupEndsAt) },
            { key: 'submit', label: words.columns.submit, cell: row => time(row.submitEndsAt) },
            {
              key: 'state',
              label: words.columns.state,
              cell: row => <PublishedBadge isPublished={row.publishedAt !== null} />,
            },
          ]}
        />
      )}
    </AdminPage>
  )
}

function AddEdition({ earlier }: { earlier: readonly (readonly [string, string])[] }) {
  const { admin: words } = useWords(editionWords)
  const api = useApi()
  const navigate = useNavigate()
  const { now } = useSite()
  const editing = useForm({
    name: 'spic:new',
    saved: {
      value: { year: now.slice(0, 4), nameZh: '', nameEn: '', copyFrom: earlier[0]?.[0] ?? '' },
      tag: '',
    },
    save: async ({ year, copyFrom, ...names }) => {
      const { id } = await api('POST /api/admin/spic', {
        body: { ...names, year: Number(year), copyFrom: copyFrom === '' ? null : Number(copyFrom) },
      })
      void navigate(pathTo('/admin/spic/:id', { id }))
    },
    reload: 'never',
  })
  return (
    <AddForm editing={editing} title={words.add}>
      <TextField
        className="max-w-60"
        label={words.year}
        type="number"
        min={2000}
        max={2999}
        required
        {...editing.field('year')}
      />
      <BilingualField
        label={words.name}
        maxLength={80}
        required
        {...sidesOf('name', editing.value, editing.set, editing.problemAt)}
      />
      {earlier.length > 0 && (
        <SelectField
          label={words.copyFrom}
          hint={words.copyHint}
          {...editing.field('copyFrom')}
          options={[['', words.copyNothing], ...earlier]}
        />
      )}
    </AddForm>
  )
}
