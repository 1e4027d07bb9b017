import { clsx } from 'clsx'
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
          'block rounded-full px-3 py-1 text-sm no-underline',
          category.id === categoryId ? 'bg-accent text-on-accent' : 'bg-sunken hover:text-accent',
        )}
      >
        {lang === 'zh-CN' ? category.nameCn : category.nameEn}
      </SiteLink>
    </li>
  )
  return (
    <>
      <h1 className="text-3xl font-bold">{words.title}</h1>
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
          <summary className="text-sm text-muted">{words.more}</summary>
          <ul className="mt-2 flex flex-wrap gap-2">{categories.slice(firstGroup + 1).map(link)}</ul>
        </details>
      </nav>
      <p className="mt-6 mb-4 text-sm text-muted" role="status">
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
        <ul className="grid gap-4">
          {list.map(dataset => (
            <li
              key={dataset.id}
              className="relative rounded-2xl border border-line bg-card p-5 shadow-card hover:shadow-float"
            >
              <h2 className="text-lg font-semibold">
                <SiteLink
                  to={`/datasets/${dataset.id}`}
                  className="no-underline after:absolute after:inset-0 hover:text-accent"
                >
                  {dataset.title}
                </SiteLink>
              </h2>
              <p className="mt-1 text-muted">{dataset.summary}</p>
              <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
                {dataset.category && <Badge>{dataset.category}</Badge>}
                <span>{dataset.licence}</span>
                <span>
                  {words.fileCount(dataset.fileCount)} · {formatBytes(dataset.size)}
                </span>
                <span>{words.downloads(formatCount(dataset.downloadCount))}</span>
                <span>{formatDay(dataset.publishedAt, 'Asia/Shanghai')}</span>
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
