import { clsx } from 'clsx'
import { Table2 } from 'lucide-react'
import { Form } from 'react-router'
import { formatBytes, formatCount, formatDay } from '../../../base/web/format.ts'
import { pageContext } from '../../../site/page-context.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { SiteLink } from '../../../site/site-link.tsx'
import { SitePages } from '../../../site/site-pages.tsx'
import { useLang, useWords } from '../../../site/use-site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { datasetWords } from '../words.ts'
import type { Route } from './+types/datasets.page.ts'

const perPage = 12
/** The spec shows the first fourteen categories, and the rest in a second group. */
const firstGroup = 14

export async function loader({ context, url }: Route.LoaderArgs) {
  const { categoryId = '0', search = '', page = '1' } = Object.fromEntries(url.searchParams)
  const query = { categoryId: categoryId as never, search, page: page as never, per_page: perPage }
  const answer = await context.get(pageContext).api('GET /api/datasets/list', { query })
  return { ...answer, categoryId: Number(categoryId), search, page: Number(page) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, datasetWords, words => ({ title: words.title, description: words.description }))

export default function DatasetsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const lang = useLang()
  const { list, total, categories, categoryId, search, page } = loaderData
  const link = (category: (typeof categories)[number]) => (
    <li key={category.id}>
      <SiteLink
        to={category.id === 0 ? '/datasets' : `?categoryId=${category.id}`}
        aria-current={category.id === categoryId ? 'page' : undefined}
        className={clsx(
          'block rounded-full px-3.5 py-1.5 text-sm no-underline ring-1 ring-inset',
          category.id === categoryId
            ? 'bg-accent font-medium text-on-accent ring-accent'
            : 'bg-card text-muted ring-line hover:text-accent hover:ring-accent',
        )}
      >
        {lang === 'zh-CN' ? category.nameCn : category.nameEn}
      </SiteLink>
    </li>
  )
  return (
    <>
      <PageHead title={words.title}>{words.description}</PageHead>
      <Form role="search" className="mt-6 flex gap-2">
        {categoryId > 0 && <input type="hidden" name="categoryId" value={categoryId} />}
        <input
          type="search"
          name="search"
          aria-label={words.search}
          placeholder={words.search}
          defaultValue={search}
          className="field"
        />
        <Button type="submit">{words.searchButton}</Button>
      </Form>
      <nav aria-label={words.categories} className="mt-5 grid gap-2">
        <ul className="flex flex-wrap gap-2">{categories.slice(0, firstGroup + 1).map(link)}</ul>
        <details open={categories.findIndex(category => category.id === categoryId) > firstGroup}>
          <summary className="w-fit py-1 text-sm text-muted hover:text-accent">{words.more}</summary>
          <ul className="mt-3 flex flex-wrap gap-2">{categories.slice(firstGroup + 1).map(link)}</ul>
        </details>
      </nav>
      <p className="mt-8 mb-4 text-sm text-muted tabular-nums" role="status">
        {words.found(formatCount(total))}
      </p>
      {list.length === 0 ? (
        <EmptyState
          title={words.empty}
          action={
            <SiteLink to="/datasets" className="text-accent">
              {words.clear}
            </SiteLink>
          }
        >
          {words.emptyHint}
        </EmptyState>
      ) : (
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
                    to={`/datasets/${dataset.id}`}
                    className="no-underline -outline-offset-2 after:absolute after:inset-0 group-hover:text-accent"
                  >
                    {dataset.title}
                  </SiteLink>
                </h2>
                <p className="mt-0.5 text-muted">{dataset.summary}</p>
                <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
                  {dataset.category && <Badge>{dataset.category}</Badge>}
                  <span>{dataset.licence}</span>
                  <span>{formatDay(dataset.publishedAt, 'Asia/Shanghai')}</span>
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
      )}
      <div className="mt-8">
        <SitePages page={page} total={total} perPage={perPage} />
      </div>
    </>
  )
}
