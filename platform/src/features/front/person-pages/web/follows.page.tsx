import { formatCount } from '../../../../base/web/format.ts'
import { FilterForm } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { PersonAvatar, PersonLink } from '../../../../site/person-link.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listFollows } from '../../../people/follows/contract.ts'
import { FollowButton } from '../../../people/follows/web/parts/follow-button.tsx'
import { followsPerPage } from '../../../people/follows/rules.ts'
import { personWords } from '../words.ts'
import { personMeta, usePerson } from './parts/person-data.ts'
import type { Route } from './+types/follows.page.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const direction = url.pathname.endsWith('/followers') ? 'followers' : 'followings'
  const { page = 1 } = readQuery(listFollows, url)
  const search = (url.searchParams.get('search') ?? '').slice(0, 40)
  const found = await context.get(pageContext).api('GET /api/users/{id}/follows', {
    params: { id: Number(params.id) },
    query: { direction, keyword: search, page, per_page: followsPerPage },
  })
  return { ...found, direction, search, page } as const
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  personMeta(matches, loaderData?.direction ?? 'followings')

/** Whom somebody follows, or who follows them. */
export default function FollowsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(personWords).people
  const { isOwn } = usePerson()
  const { list, total, direction, search, page } = loaderData
  return (
    <ListView
      filters={
        (total > 0 || search !== '') && (
          <FilterForm key={direction} searchLabel={words.search} search={search} maxLength={40} />
        )
      }
      found={total > 0 && words.found(formatCount(total))}
      empty={
        list.length === 0 && (
          <EmptyState
            title={
              search !== ''
                ? words.noMatch
                : direction === 'followings'
                  ? words.noFollowings
                  : words.noFollowers
            }
            action={
              search !== '' ? (
                <SiteLink to="?">{words.clear}</SiteLink>
              ) : (
                isOwn && (
                  <SiteLink to="/discussions" className={buttonClass()}>
                    {words.meet}
                  </SiteLink>
                )
              )
            }
          >
            {search === '' && (isOwn ? words.hintOwn : words.hintOther)}
          </EmptyState>
        )
      }
      pages={<SitePages page={page} total={total} perPage={followsPerPage} />}
    >
      <ul className="grid gap-4 md:grid-cols-2">
        {list.map(person => (
          <li
            key={person.id}
            className="flex min-w-0 gap-3.5 rounded-2xl border border-line bg-card p-4 shadow-card"
          >
            <PersonAvatar person={person} />
            <div className="min-w-0 grow">
              <p className="font-semibold">
                <PersonLink person={person} />
              </p>
              {person.introduction && (
                <p className="line-clamp-2 text-sm text-muted">{person.introduction}</p>
              )}
            </div>
            <FollowButton person={person} relation={person} size="small" />
          </li>
        ))}
      </ul>
    </ListView>
  )
}
