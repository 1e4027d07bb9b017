import { ChevronLeft } from 'lucide-react'
import type { Answer } from '../../../../base/contract/call.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../site/use-form.ts'
import type { Kind } from '../rules.ts'
import { catalogueWords } from '../words.ts'
import { EntryFields } from './parts/entry-fields.tsx'
import { MergePanel } from './parts/merge-panel.tsx'
import { RemovePanel } from './parts/remove-panel.tsx'
import { UsePanel } from './parts/use-panel.tsx'
import type { Route } from './+types/entry.page.ts'

export type Shown = Answer<SiteCalls['GET /api/admin/catalogue/{kind}/{key}']>

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = params.kind as Kind
  const entry = await context
    .get(pageContext)
    .api('GET /api/admin/catalogue/{kind}/{key}', { params: { kind, key: params.key } })
  return { kind, entry }
}

const nameIn = ({ value }: Shown, lang: Lang) => localize({ zh: value.nameZh, en: value.nameEn }, lang)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, catalogueWords, (words, lang) => ({
    title: loaderData ? nameIn(loaderData.entry, lang) : words.title,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { entry }) => nameIn(entry, lang),
}

export default function EntryPage({ loaderData: { kind, entry } }: Route.ComponentProps) {
  // What is typed about one entry is not another's.
  return <EntryEditor key={`${kind} ${entry.key}`} kind={kind} entry={entry} />
}

/** One entry: what it says, what uses it, and how to be rid of it. */
function EntryEditor({ kind, entry }: { kind: Kind; entry: Shown }) {
  const words = useWords(catalogueWords)
  const lang = useLang()
  const api = useApi()
  const { key } = entry
  const editing = useForm({
    name: `catalogue:${kind}:${key}`,
    saved: entry,
    save: (value, tag) =>
      api('PUT /api/admin/catalogue/{kind}/{key}', { params: { kind, key }, body: { value, tag } }),
  })
  // Merging or removing would leave behind what was typed.
  const blocked = editing.isDirty ? words.entry.unsaved : undefined
  return (
    <AdminPage
      title={
        <span className="flex flex-wrap items-center gap-3">
          {nameIn(entry, lang)}
          {entry.value.isHidden && <Badge>{words.list.hidden}</Badge>}
        </span>
      }
      lead={
        <SiteLink
          to={pathTo('/admin/catalogue/:kind', { kind })}
          className="inline-flex items-center gap-1 text-sm text-accent no-underline hover:underline"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {words.kinds[kind]}
        </SiteLink>
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <EditingForm editing={editing}>
          <EntryFields kind={kind} entry={entry} editing={editing} />
        </EditingForm>
        <div className="grid gap-6">
          <UsePanel kind={kind} entry={entry} />
          <MergePanel kind={kind} entry={entry} blocked={blocked} />
          <RemovePanel kind={kind} entry={entry} blocked={blocked} />
        </div>
      </div>
    </AdminPage>
  )
}
