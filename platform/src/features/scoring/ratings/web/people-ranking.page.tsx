import { formatCount } from '../../../../base/web/format.ts'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { peopleRanking } from '../contract.ts'
import { tiers } from '../rules.ts'
import { ratingWords } from '../words.ts'
import { OwnRating } from './parts/own-rating.tsx'
import { PeopleTable } from './parts/people-table.tsx'
import type { Route } from './+types/people-ranking.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  // A filter that says nothing comes as an empty text.
  if (url.searchParams.get('tier') === '') url.searchParams.delete('tier')
  const { search, tier, page } = readQuery(peopleRanking, url)
  const answer = await api('GET /api/users/ranking', { query: { search, tier, page } })
  const rated = answer.own
    ? await api('GET /api/users/{id}/rating', { params: { id: answer.own.user.id } })
    : null
  return { ...answer, rated, search, tier: tier ?? '' }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, ratingWords, words => ({ title: words.title, description: words.lead }))

/** Everybody by their rating, and where the reader stands. */
export default function PeopleRankingPage({ loaderData }: Route.ComponentProps) {
  const { list, own, rated, total, listed, page, size, search, tier } = loaderData
  const words = useWords(ratingWords)
  const isNarrowed = search !== '' || tier !== ''
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={words.title}>{words.lead}</PageHead>
      {own && rated && <OwnRating own={own} rated={rated} listed={listed} />}
      <ListView
        filters={
          <FilterForm searchLabel={words.search} search={search}>
            <FilterSelect
              name="tier"
              label={words.tier}
              value={tier}
              options={[
                ['', words.everyTier],
                ...tiers.toReversed().map(one => [one, words.tiers[one]] as const),
              ]}
            />
          </FilterForm>
        }
        found={list.length > 0 && words.found(formatCount(total))}
        empty={
          list.length === 0 && (
            <EmptyState
              title={isNarrowed ? words.none : words.empty}
              action={
                isNarrowed ? (
                  <SiteLink to="/users/ranking">{words.clear}</SiteLink>
                ) : (
                  <SiteLink to="/competitions" className={buttonClass()}>
                    {words.browse}
                  </SiteLink>
                )
              }
            >
              {isNarrowed ? words.noneHint : words.emptyHint}
            </EmptyState>
          )
        }
        pages={<SitePages page={page} total={total} perPage={size} />}
      >
        <PeopleTable people={list} ownId={own?.user.id ?? null} />
      </ListView>
      <section className="grid max-w-prose gap-2 text-sm text-muted">
        <h2 className="font-semibold text-text">{words.how}</h2>
        <p>{words.method.points}</p>
        <p>{words.method.medals}</p>
        <p>{words.method.tiers}</p>
        <p>{words.method.changes}</p>
      </section>
    </div>
  )
}
