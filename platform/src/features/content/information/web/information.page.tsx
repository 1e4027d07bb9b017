import { Rss } from 'lucide-react'
import type { Lang } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { ChoiceLinks } from '../../../../site/choice-links.tsx'
import { FilterForm } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta, siteOf } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenInput } from '../../../../ui/input.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { pillClass } from '../../../../ui/pill-class.ts'
import { eventTimes } from '../activity.rules.ts'
import { listArticles } from '../contract.ts'
import { articlesPerPage, categories, categoriesOf, type Category } from '../rules.ts'
import { informationWords } from '../words.ts'
import { ArticleCard } from './parts/article-card.tsx'
import type { Route } from './+types/information.page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = url.pathname.endsWith('/activity')
    ? ('activity' as const)
    : url.pathname.endsWith('/info')
      ? ('info' as const)
      : undefined
  const { page, search, category, when: asked } = readQuery(listArticles, url)
  const when = kind === 'activity' ? asked : undefined
  const answer = await context.get(pageContext).api('GET /api/information', {
    query: { kind, category, search, when, page, per_page: articlesPerPage },
  })
  return { ...answer, kind, category, search, when, page }
}

const feedOf = (lang: Lang) => `/api/information/feed/${lang}`

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches)
  return [
    ...pageMeta(matches, informationWords, words => {
      const kind = loaderData?.kind
      return kind
        ? { title: words[kind], description: words.about[kind] }
        : { title: words.title, description: words.description }
    }),
    ...(site
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/atom+xml',
            title: wordsIn(informationWords, site.lang).feed,
            href: site.publicUrl + feedOf(site.lang),
          },
        ]
      : []),
  ]
}

export default function InformationPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(informationWords)
  const lang = useLang()
  const { list, total, kind, category, search, when, page } = loaderData
  const base = kind ? pathTo(`/information/${kind}`) : '/information'
  const isNarrowed = search !== '' || category !== undefined || when !== undefined || page > 1
  // What is searched for stays; the page begins anew.
  const address = (chosen: Category | undefined, time: typeof when) => {
    const query = new URLSearchParams({
      ...(chosen && { category: chosen }),
      ...(time && { when: time }),
      ...(search && { search }),
    })
    return query.size > 0 ? `${base}?${query}` : base
  }
  const offered: readonly Category[] = kind ? categoriesOf[kind] : categories
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title={kind ? words[kind] : words.title}
        action={
          <a
            href={feedOf(lang)}
            type="application/atom+xml"
            className={buttonClass({ variant: 'quiet', size: 'small' })}
          >
            <Rss className="size-4" aria-hidden="true" />
            {words.subscribe}
          </a>
        }
      >
        {kind ? words.about[kind] : words.description}
      </PageHead>
      <ChoiceLinks
        label={words.kinds}
        chosen={kind}
        choices={[
          [undefined, words.all, '/information'],
          ['info', words.info, '/information/info'],
          ['activity', words.activity, '/information/activity'],
        ]}
      />
      <ListView
        filters={
          <>
            <FilterForm isWide variant="primary" searchLabel={words.search} search={search} maxLength={100}>
              {category && <HiddenInput name="category" value={category} />}
              {when && <HiddenInput name="when" value={when} />}
            </FilterForm>
            {kind === 'activity' && (
              <ChoiceLinks
                label={words.event.when}
                chosen={when}
                choices={[
                  [undefined, words.event.anyTime, address(category, undefined)],
                  ...eventTimes.map(one => [one, words.event.whenOf[one], address(category, one)] as const),
                ]}
              />
            )}
            <nav aria-label={words.category} className="-mt-1">
              <ul className="flex flex-wrap gap-2">
                {[undefined, ...offered].map(one => (
                  <li key={one ?? ''}>
                    <SiteLink
                      to={address(one, when)}
                      aria-current={one === category ? 'page' : undefined}
                      className={pillClass(one === category)}
                    >
                      {one === undefined ? words.everyCategory : words.categories[one]}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        }
        found={words.found(formatCount(total))}
        empty={
          list.length === 0 && (
            <EmptyState
              title={isNarrowed ? words.noMatch : words.empty}
              action={isNarrowed && <SiteLink to={base}>{words.clear}</SiteLink>}
            >
              {isNarrowed ? words.noMatchHint : words.emptyHint}
            </EmptyState>
          )
        }
        pages={<SitePages page={page} total={total} perPage={articlesPerPage} />}
      >
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {list.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} isFirst={index < 3} />
            </li>
          ))}
        </ul>
      </ListView>
    </div>
  )
}
