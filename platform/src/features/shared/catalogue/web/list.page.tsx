import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { kinds, type Kind } from '../rules.ts'
import { catalogueWords } from '../words.ts'
import { AddForm } from './parts/add-form.tsx'
import { EntryList } from './parts/entry-list.tsx'
import { KindTabs } from './parts/kind-tabs.tsx'
import type { Route } from './+types/list.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = (params.kind ?? kinds[0]) as Kind
  const answer = await context.get(pageContext).api('GET /api/admin/catalogue/{kind}', { params: { kind } })
  return { ...answer, kind }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, catalogueWords, words => ({ title: words.title }))

/** One list of the catalogue: added to at the top, put in order below. */
export default function CataloguePage({ loaderData: { kind, entries, tag, counts } }: Route.ComponentProps) {
  const words = useWords(catalogueWords)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <KindTabs kind={kind} counts={counts} />
      <p className="max-w-2xl text-sm text-muted">{words.shown[kind]}</p>
      {entries.length === 0 && (
        <EmptyState title={words.empty.title(words.kinds[kind])}>{words.empty.hint}</EmptyState>
      )}
      <AddForm key={`add ${kind}`} kind={kind} entries={entries} />
      {entries.length > 0 && <EntryList key={kind} kind={kind} entries={entries} tag={tag} />}
    </AdminPage>
  )
}
