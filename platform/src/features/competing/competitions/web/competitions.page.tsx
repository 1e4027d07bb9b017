import { formatCount } from '../../../../base/web/format.ts'
import { FilterForm } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { SitePages } from '../../../../site/site-pages.tsx'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { Select } from '../../../../ui/select.tsx'
import { browseWords } from '../browse-words.ts'
import { cmptStatuses, sorts, type CmptStatus } from '../rules.ts'
import { competitionWords } from '../words.ts'
import { CompetitionCard } from './parts/competition-card.tsx'
import { NoCompetitions } from './parts/no-competitions.tsx'
import { listCompetitions } from '../contract.ts'
import type { Route } from './+types/competitions.page.ts'

const perPage = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const filters = { ...readQuery(listCompetitions, url), per_page: perPage }
  const answer = await context.get(pageContext).api('GET /api/competitions', { query: filters })
  return { ...answer, filters }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, browseWords, words => ({
    title: words.list.title,
    description: words.list.description,
  }))

export default function CompetitionsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(competitionWords)
  const { list, sorts: sortNames } = useWords(browseWords)
  const lang = useLang()
  const { cmpt, raceCategory, cmptTags, industries, filters } = loaderData
  const name = (entry: { nameCn: string; nameEn: string }) => (lang === 'zh-CN' ? entry.nameCn : entry.nameEn)
  const statusNames: Record<CmptStatus, string> = {
    [-1]: words.statuses.all,
    0: words.statuses.notStarted,
    1: words.statuses.running,
    2: words.statuses.ended,
    3: words.statuses.signup,
  }
  const { search, cmptStatus, type, raceId, tagCode, indCode, page } = filters
  const isNarrowed = cmptStatus !== -1 || raceId !== 0 || [search, type, tagCode, indCode].some(Boolean)
  const banner = raceCategory.find(entry => entry.id === raceId)?.bannerUrl
  const choices: [keyof typeof filters, string, [string | number, string][]][] = [
    ['cmptStatus', list.status, cmptStatuses.map(value => [value, statusNames[value]])],
    [
      'type',
      list.type,
      [
        ['', list.all],
        ['computing', words.types.computing],
        ['solution', words.types.solution],
      ],
    ],
    ['raceId', list.category, raceCategory.map(entry => [entry.id, name(entry)])],
    [
      'tagCode',
      list.tag,
      cmptTags.flatMap(tag => [
        [tag.code, name(tag)] as [string, string],
        ...tag.sub.map(sub => [sub.code, `– ${name(sub)}`] as [string, string]),
      ]),
    ],
    ['indCode', list.industry, industries.map(entry => [entry.code, name(entry)])],
    ['sort', list.sort, sorts.map(value => [value, sortNames[value]])],
  ]
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead title={list.title}>{list.description}</PageHead>
      <ListView
        filters={
          <>
            <FilterForm isWide variant="primary" searchLabel={list.search} search={search} maxLength={100}>
              <fieldset className="mt-1 grid w-full grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
                <legend className="sr-only">{list.filters}</legend>
                {choices.map(([key, label, options]) => (
                  <label key={key} className="text-sm text-muted">
                    {label}
                    <Select
                      name={key}
                      defaultValue={filters[key]}
                      className="mt-1 text-text"
                      options={options}
                    />
                  </label>
                ))}
              </fieldset>
            </FilterForm>
            {banner && (
              <img
                src={banner}
                alt=""
                width={1200}
                height={200}
                fetchPriority="high"
                decoding="async"
                className="aspect-[4/1] w-full rounded-2xl bg-sunken object-cover sm:aspect-[6/1]"
              />
            )}
          </>
        }
        found={list.found(formatCount(cmpt.total))}
        empty={
          cmpt.total === 0 && !isNarrowed ? (
            <NoCompetitions />
          ) : (
            cmpt.competitions.length === 0 && (
              <EmptyState title={list.empty} action={<SiteLink to="/competitions">{list.clear}</SiteLink>}>
                {list.emptyHint}
              </EmptyState>
            )
          )
        }
        pages={<SitePages page={page} total={cmpt.total} perPage={perPage} />}
      >
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cmpt.competitions.map((card, index) => (
            <CompetitionCard key={card.id} card={card} isFirst={index === 0} heading="h2" />
          ))}
        </div>
      </ListView>
    </div>
  )
}
