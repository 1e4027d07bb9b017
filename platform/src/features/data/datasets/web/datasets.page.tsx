import { Plus, Table2 } from 'lucide-react'
import { formatBytes, formatCount, usualZone } from '../../../../base/web/format.ts'
import { FilterForm } from '../../../../site/filter-form.tsx'
import { ListView } from '../../../../site/list-view.tsx'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { SitePages } from '../../../../site/site-pages.tsx'
import { useLang, useSite, useWords } from '../../../../site/use-site.ts'
import { useZonedText } from '../../../../site/zoned-time.tsx'
import { readQuery } from '../../../../site/read-query.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { HiddenInput } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { pillClass } from '../../../../ui/pill-class.ts'
import { datasetSorts, groupCategories } from '../rules.ts'
import { datasetWords } from '../words.ts'
import { listDatasets } from '../contract.ts'
import type { Route } from './+types/datasets.page.ts'

const perPage = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { ...readQuery(listDatasets, url), per_page: perPage }
  const answer = await context.get(pageContext).api('GET /api/datasets/list', { query })
  return { ...answer, ...query, isMine: query.mine === '1' }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, datasetWords, words => ({ title: words.title, description: words.description }))

export default function DatasetsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const lang = useLang()
  const { viewer } = useSite()
  const { day } = useZonedText(usualZone)
  const { list, total, categories, categoryId, search, page, sort, isMine, abilities } = loaderData
  const isNarrowed = search !== '' || categoryId > 0 || page > 1
  const [first, rest] = groupCategories(categories)
  // What else was chosen stays; the page begins anew.
  const address = (change: Record<string, string>) => {
    const query = new URLSearchParams()
    const given = { categoryId: String(categoryId), search, sort, mine: isMine ? '1' : '0', ...change }
    for (const [name, value] of Object.entries(given))
      if (value !== '' && value !== '0' && value !== 'newest') query.set(name, value)
    return query.size > 0 ? `${pathTo('/datasets')}?${query}` : '/datasets'
  }
  const link = (category: (typeof categories)[number]) => (
    <li key={category.id}>
      <SiteLink
        to={address({ categoryId: String(category.id) })}
        aria-current={category.id === categoryId ? 'page' : undefined}
        className={pillClass(category.id === categoryId)}
      >
        {lang === 'zh-CN' ? category.nameCn : category.nameEn}
      </SiteLink>
    </li>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHead
        title={isMine ? words.mine : words.title}
        action={
          viewer && (
            <div className="flex flex-wrap gap-3">
              <SiteLink
                to={address({ mine: isMine ? '0' : '1' })}
                className={buttonClass({ variant: 'secondary' })}
              >
                {isMine ? words.all : words.mine}
              </SiteLink>
              {abilities.create.allowed ? (
                <SiteLink to="/datasets/edit" className={buttonClass()}>
                  <Plus className="size-4" aria-hidden="true" />
                  {words.create}
                </SiteLink>
              ) : (
                <Button disabledReason={abilities.create.message}>{words.create}</Button>
              )}
            </div>
          )
        }
      >
        {words.description}
      </PageHead>
      <ListView
        filters={
          <>
            <FilterForm isWide variant="primary" searchLabel={words.search} search={search} maxLength={100}>
              {categoryId > 0 && <HiddenInput name="categoryId" value={categoryId} />}
              {isMine && <HiddenInput name="mine" value="1" />}
              <Select
                name="sort"
                aria-label={words.sort}
                defaultValue={sort}
                className="w-auto! max-sm:w-full!"
                options={datasetSorts.map(one => [one, words.sorts[one]] as const)}
              />
            </FilterForm>
            <nav aria-label={words.categories} className="-mt-1 grid gap-2">
              <ul className="flex flex-wrap gap-2">{first.map(link)}</ul>
              {rest.length > 0 && (
                <details open={rest.some(category => category.id === categoryId)}>
                  <summary className="w-fit py-1 text-sm text-muted hover:text-accent">{words.more}</summary>
                  <ul className="mt-3 flex flex-wrap gap-2">{rest.map(link)}</ul>
                </details>
              )}
            </nav>
          </>
        }
        found={words.found(formatCount(total))}
        empty={
          list.length === 0 && (
            <EmptyState
              title={isMine ? words.emptyMine : isNarrowed ? words.empty : words.none}
              action={
                <SiteLink to={isMine || !isNarrowed ? '/datasets/edit' : '/datasets'}>
                  {isMine || !isNarrowed ? words.create : words.clear}
                </SiteLink>
              }
            >
              {isMine ? words.emptyMineHint : isNarrowed ? words.emptyHint : words.noneHint}
            </EmptyState>
          )
        }
        pages={<SitePages page={page} total={total} perPage={perPage} />}
      >
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          {list.map(dataset => (
            <li
              key={dataset.id}
              className="group relative flex gap-4 p-5 hover:bg-sunken sm:items-center sm:gap-5"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-accent-soft text-accent">
                <Table2 className="size-5" aria-hidden="true" />
              </span>
              <div className="min-w-0 grow">
                <h2 className="text-lg font-semibold">
                  <SiteLink
                    to={pathTo('/datasets/:id', { id: dataset.id })}
                    className="no-underline -outline-offset-2 after:absolute after:inset-0 group-hover:text-accent"
                  >
                    {dataset.title || words.untitled}
                  </SiteLink>
                </h2>
                <p className="mt-0.5 text-muted">{dataset.summary}</p>
                <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
                  {dataset.publishedAt === null && <Badge tone="warn">{words.draft}</Badge>}
                  {dataset.category && <Badge>{dataset.category}</Badge>}
                  {dataset.licence && <span>{dataset.licence}</span>}
                  {dataset.version > 1 && <span>{words.versions.number(dataset.version)}</span>}
                  {dataset.publishedAt && (
                    <span>
                      {day(sort === 'updated' && dataset.updatedAt ? dataset.updatedAt : dataset.publishedAt)}
                    </span>
                  )}
                  <span className="sm:hidden">{formatBytes(dataset.size)}</span>
                </p>
              </div>
              <p className="shrink-0 text-right text-sm text-muted tabular-nums max-sm:hidden">
                <strong className="block text-base font-semibold text-text">
                  {formatBytes(dataset.size)}
                </strong>
                {words.fileCount(dataset.fileCount)} · {words.downloads(formatCount(dataset.downloadCount))}
              </p>
            </li>
          ))}
        </ul>
      </ListView>
    </div>
  )
}
