import { formatCount } from '../../../../base/web/format.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listMedia } from '../contract.ts'
import { mediaKinds } from '../rules.ts'
import { mediaWords } from '../words.ts'
import { MediaCard } from './parts/media-card.tsx'
import { UploadForm } from './parts/upload-form.tsx'
import type { Route } from './+types/media.page.ts'

const perPage = 24

export async function loader({ context, url }: Route.LoaderArgs) {
  const { search, kind, page } = readQuery(listMedia, url)
  const query = { search, kind, page, per_page: perPage }
  const answer = await context.get(pageContext).api('GET /api/admin/media', { query })
  return { ...answer, search, kind, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, mediaWords, words => ({ title: words.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(mediaWords, lang).title }

/** All that pages of sites can show. */
export default function MediaPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(mediaWords)
  const { list, total, search, kind, page } = loaderData
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <UploadForm />
      <ListView
        filters={
          <FilterForm searchLabel={words.search} search={search}>
            <FilterSelect
              name="kind"
              label={words.kind}
              value={kind}
              options={[['', words.anyKind], ...mediaKinds.map(one => [one, words.kinds[one]] as const)]}
            />
          </FilterForm>
        }
        found={words.found(formatCount(total))}
        empty={
          list.length === 0 &&
          (search === '' && kind === '' ? (
            <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
          ) : (
            <EmptyState title={words.none} />
          ))
        }
        pages={<SitePages page={page} total={total} perPage={perPage} />}
      >
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {list.map(medium => (
            <MediaCard key={medium.id} medium={medium} />
          ))}
        </ul>
      </ListView>
    </AdminPage>
  )
}
