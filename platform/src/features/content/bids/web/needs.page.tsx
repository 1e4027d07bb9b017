import { formatCount, usualZone } from '../../../../base/web/format.ts'
import { unbroken } from '../../../../base/web/unbroken.ts'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { listNeeds } from '../contract.ts'
import { needsPerPage, publicStates } from '../rules.ts'
import { bidWords } from '../words.ts'
import { stateTones, useReward } from './parts/need-facts.ts'
import type { Route } from './+types/needs.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { state, industry, search, page } = readQuery(listNeeds, url)
  const query = { state, industry, search, page, per_page: needsPerPage }
  const answer = await context.get(pageContext).api('GET /api/bids/needs', { query })
  return { ...answer, state, industry, search, page }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, bidWords, words => ({ title: words.title, description: words.description }))

/** All calls for bids that are public, and how it works. */
export default function NeedsPage({ loaderData }: Route.ComponentProps) {
  const { formatDay } = useFormats()
  const words = useWords(bidWords)
  const reward = useReward()
  const { list, total, industries, state, industry, search, page } = loaderData
  const isNarrowed = state !== undefined || industry !== '' || search !== '' || page > 1
  const { title: howTitle, ...how } = words.how
  return (
    <>
      <header className="squared bg-linear-to-b from-accent-soft to-page py-12 sm:py-16">
        <div className="mx-auto max-w-6xl px-4 sm:px-6">
          <p className="font-semibold text-accent">{words.title}</p>
          <h1 className="mt-4 text-[clamp(2rem,6vw,3rem)] leading-tight font-extrabold text-balance">
            {unbroken(words.hero)}
          </h1>
          <p className="mt-4 max-w-3xl text-lg text-muted">{words.lead}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <SiteLink to="/unveil/new" className={buttonClass({ size: 'large' })}>
              {words.post}
            </SiteLink>
            <SiteLink to="/unveil/mine" className={buttonClass({ variant: 'secondary', size: 'large' })}>
              {words.mine}
            </SiteLink>
          </p>
        </div>
      </header>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-10 sm:px-6">
        <ListView
          filters={
            <FilterForm isWide variant="primary" searchLabel={words.search} search={search}>
              <FilterSelect
                name="state"
                label={words.state}
                value={state ?? ''}
                options={[
                  ['', words.anyState],
                  ...publicStates.map(one => [one, words.states[one]] as const),
                ]}
              />
              <FilterSelect
                name="industry"
                label={words.industry}
                value={industry}
                options={[['', words.anyIndustry], ...industries.map(one => [one.code, one.name] as const)]}
              />
            </FilterForm>
          }
          found={words.found(formatCount(total))}
          empty={
            list.length === 0 && (
              <EmptyState
                title={isNarrowed ? words.noMatch : words.none}
                action={isNarrowed && <SiteLink to="/unveil">{words.clear}</SiteLink>}
              >
                {isNarrowed ? words.noMatchHint : words.noneHint}
              </EmptyState>
            )
          }
          pages={<SitePages page={page} total={total} perPage={needsPerPage} />}
        >
          <ul className="grid gap-6 sm:grid-cols-2">
            {list.map(need => (
              <li
                key={need.id}
                className="group relative flex flex-col gap-3 rounded-2xl border border-line bg-card p-6 shadow-card hover:border-accent hover:shadow-float"
              >
                <p className="flex flex-wrap items-center gap-2">
                  <Badge tone={stateTones[need.state]}>{words.states[need.state]}</Badge>
                  {need.confidentiality !== 'open' && (
                    <Badge>{words.confidentiality[need.confidentiality]}</Badge>
                  )}
                  {need.industry !== null && <Badge>{need.industry}</Badge>}
                </p>
                <h2 className="text-lg leading-snug font-semibold">
                  <SiteLink
                    to={pathTo('/unveil/:id', { id: need.id })}
                    className="no-underline after:absolute after:inset-0 group-hover:text-accent"
                  >
                    {unbroken(need.title)}
                  </SiteLink>
                </h2>
                <p className="text-sm text-muted">{need.summary}</p>
                <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4 text-sm">
                  <strong className="font-semibold">{reward(need.reward)}</strong>
                  <span className="text-muted tabular-nums">
                    {need.organisation} · {words.bidCount(formatCount(need.bids))}
                    {need.deadline !== null && ` · ${words.deadline(formatDay(need.deadline, usualZone))}`}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </ListView>
        <section aria-labelledby="how" className="mt-8">
          <h2 id="how" className="text-2xl font-bold">
            {howTitle}
          </h2>
          <ol className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {Object.values(how).map((step, at) => (
              <li key={step.title} className="rounded-2xl border border-line bg-card p-6 shadow-card">
                <p className="font-semibold text-accent tabular-nums">{at + 1}</p>
                <h3 className="mt-2 text-lg font-semibold">{step.title}</h3>
                <p className="mt-2 text-sm text-muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
