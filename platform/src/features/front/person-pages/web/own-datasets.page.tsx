import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listOwnDatasets } from '../contract.ts'
import { listPerPage } from '../rules.ts'
import { personWords } from '../words.ts'
import { personMeta, usePerson } from './parts/person-data.ts'
import type { Route } from './+types/own-datasets.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { page = 1 } = readQuery(listOwnDatasets, url)
  const found = await context.get(pageContext).api('GET /api/users/{id}/datasets', {
    params: { id: Number(params.id) },
    query: { page, per_page: listPerPage },
  })
  return { ...found, page }
}

export const meta: Route.MetaFunction = ({ matches }) => personMeta(matches, 'datasets')

/** The data that somebody published. */
export default function OwnDatasetsPage({ loaderData: { list, total, page } }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(personWords).datasets
  const { isOwn } = usePerson()
  return (
    <ListView
      found={total > 0 && words.found(formatCount(total))}
      empty={
        list.length === 0 && (
          <EmptyState
            title={words.none}
            action={
              isOwn && (
                <SiteLink to="/datasets/edit" className={buttonClass()}>
                  {words.publish}
                </SiteLink>
              )
            }
          >
            {isOwn ? words.noneOwn : words.noneOther}
          </EmptyState>
        )
      }
      pages={<SitePages page={page} total={total} perPage={listPerPage} />}
    >
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
        {list.map(dataset => (
          <li key={dataset.id} className="relative p-4 hover:bg-sunken sm:px-5">
            <h2 className="font-semibold">
              <SiteLink
                to={pathTo('/datasets/:id', { id: dataset.id })}
                className="no-underline after:absolute after:inset-0 hover:text-accent"
              >
                {dataset.title}
              </SiteLink>
            </h2>
            {dataset.summary && <p className="mt-1 line-clamp-2 text-muted">{dataset.summary}</p>}
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
              {dataset.licence && <span>{dataset.licence}</span>}
              <span>{words.downloads(formatCount(dataset.downloads))}</span>
              <span>{formatDay(dataset.publishedAt, usualZone)}</span>
            </p>
          </li>
        ))}
      </ul>
    </ListView>
  )
}
