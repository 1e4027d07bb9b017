import { formatCount } from '../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { FilterForm, FilterSelect } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { listExperts } from '../contract.ts'
import { expertKinds, expertsPerPage } from '../rules.ts'
import { expertWords } from '../words.ts'
import { ExpertCard } from './parts/expert-card.tsx'
import type { Route } from './+types/experts.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = expertKinds.find(one => url.pathname.endsWith(one))
  const { field, search, page } = readQuery(listExperts, url)
  const answer = await context.get(pageContext).api('GET /api/experts', {
    query: { kind, field: field === '' ? undefined : field, search, page, per_page: expertsPerPage },
  })
  return { ...answer, kind, field: field ?? '', search, page }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, expertWords, words => {
    const kind = loaderData?.kind
    return kind
      ? { title: words.kinds[kind], description: words.about[kind] }
      : { title: words.title, description: words.description }
  })

export default function ExpertsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(expertWords)
  const { list, total, fields, kind, field, search, page } = loaderData
  const base = kind ? pathTo(`/experts/${kind}`) : '/experts'
  const isNarrowed = search !== '' || field !== '' || page > 1
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title={kind ? words.kinds[kind] : words.title}
        action={
          <SiteLink to="/experts/apply" className={buttonClass({ variant: 'secondary' })}>
            {words.apply.link}
          </SiteLink>
        }
      >
        {kind ? words.about[kind] : words.description}
      </PageHead>
      <ChoiceLinks
        label={words.kind}
        chosen={kind}
        choices={[
          [undefined, words.all, '/experts'] as const,
          ...expertKinds.map(one => [one, words.kinds[one], pathTo(`/experts/${one}`)] as const),
        ]}
      />
      <ListView
        filters={
          <FilterForm isWide variant="primary" searchLabel={words.search} search={search}>
            {fields.length > 0 && (
              <FilterSelect
                name="field"
                label={words.field}
                value={field}
                options={[['', words.anyField], ...fields.map(one => [one.code, one.name] as const)]}
              />
            )}
          </FilterForm>
        }
        found={words.found(formatCount(total))}
        empty={
          list.length === 0 && (
            <EmptyState
              title={isNarrowed ? words.noMatch : words.none}
              action={isNarrowed && <SiteLink to={base}>{words.clear}</SiteLink>}
            >
              {isNarrowed ? words.noMatchHint : words.noneHint}
            </EmptyState>
          )
        }
        pages={<SitePages page={page} total={total} perPage={expertsPerPage} />}
      >
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.map(expert => (
            <li key={expert.id}>
              <ExpertCard expert={expert} />
            </li>
          ))}
        </ul>
      </ListView>
    </div>
  )
}
