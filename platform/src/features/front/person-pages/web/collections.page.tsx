import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useQueryLink } from '../../../../site/use-query-link.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { bookmarkKinds } from '../../../people/bookmarks/rules.ts'
import { listCollection } from '../contract.ts'
import { listPerPage } from '../rules.ts'
import { personWords } from '../words.ts'
import { Hidden } from './parts/hidden.tsx'
import { personMeta, usePerson } from './parts/person-data.ts'
import type { Route } from './+types/collections.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { kind, page = 1 } = readQuery(listCollection, url)
  const found = await context.get(pageContext).api('GET /api/users/{id}/bookmarks', {
    params: { id: Number(params.id) },
    query: { kind, page, per_page: listPerPage },
  })
  return { ...found, kind, page }
}

export const meta: Route.MetaFunction = ({ matches }) => personMeta(matches, 'collections')

/** What somebody keeps to come back to, as far as this reader may see it. */
export default function CollectionsPage({ loaderData }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(personWords).collections
  const { isOwn } = usePerson()
  const to = useQueryLink()
  const { isVisible, list, total, kind, page } = loaderData
  if (!isVisible) return <Hidden>{words.hidden}</Hidden>
  return (
    <ListView
      filters={
        <ChoiceLinks
          label={words.label}
          chosen={kind}
          choices={[
            [undefined, words.all, to({ kind: null })],
            ...bookmarkKinds.map(one => [one, words[one], to({ kind: one })] as const),
          ]}
        />
      }
      found={total > 0 && words.found(formatCount(total))}
      empty={
        list.length === 0 && (
          <EmptyState title={words.none}>{isOwn ? words.noneOwn : words.noneOther}</EmptyState>
        )
      }
      pages={<SitePages page={page} total={total} perPage={listPerPage} />}
    >
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
        {list.map(entry => (
          <li key={entry.id} className="relative p-4 hover:bg-sunken sm:px-5">
            <h2 className="font-semibold">
              <SiteLink
                to={addressOf(entry)}
                className="no-underline after:absolute after:inset-0 hover:text-accent"
              >
                {entry.title}
              </SiteLink>
            </h2>
            {entry.summary && <p className="mt-1 line-clamp-2 text-muted">{entry.summary}</p>}
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
              <Badge>{words[entry.kind]}</Badge>
              <span>{words.kept(formatDay(entry.keptAt, usualZone))}</span>
            </p>
          </li>
        ))}
      </ul>
    </ListView>
  )
}

function addressOf(entry: Route.ComponentProps['loaderData']['list'][number]): string {
  const { kind, subjectId: id } = entry
  if (kind === 'competition') return pathTo('/competitions/:id', { id })
  if (kind === 'dataset') return pathTo('/datasets/:id', { id })
  if (kind === 'article') return pathTo(`/information/${entry.articleKind ?? 'info'}/:id`, { id })
  return pathTo('/competitions/:id/discuss/:threadId', { id: entry.competitionId ?? 0, threadId: id })
}
