import { Pencil } from 'lucide-react'
import { useEffect } from 'react'
import { BookmarkButton } from '../../../people/bookmarks/web/parts/bookmark-button.tsx'
import { pathTo } from '../../../../site/path-to.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { formatCount } from '../../../../base/web/format.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useWords } from '../../../../site/use-site.ts'
import { readQuery } from '../../../../site/read-query.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/page-head.tsx'
import { chosenFile, keepsFiles } from '../rules.ts'
import { datasetWords } from '../words.ts'
import { AboutTab } from './parts/about-tab.tsx'
import { DownloadPanel } from './parts/download-panel.tsx'
import { Explorer } from './parts/explorer.tsx'
import { statisticsDays, StatisticsTab } from './parts/statistics-tab.tsx'
import { VersionList } from './parts/version-list.tsx'
import { WithdrawnNote } from './parts/withdrawn-note.tsx'
import { getDataset } from '../contract.ts'
import type { Route } from './+types/dataset.page.ts'

const tabs = ['about', 'data', 'versions', 'statistics'] as const
type Tab = (typeof tabs)[number]

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(pageContext)
  const of = { id: Number(params.id) }
  const asked = url.searchParams
  const { version } = readQuery(getDataset, url)
  const query = { version }
  const [dataset, bookmark] = await Promise.all([
    api('GET /api/datasets/{id}', { params: of, query }),
    viewer && api('GET /api/bookmarks/{kind}/{id}', { params: { kind: 'dataset', ...of } }),
  ])
  const tab = tabs.find(one => one === asked.get('tab')) ?? 'about'
  const shared = { dataset, bookmark, version }
  if (tab === 'data') {
    const chosen = chosenFile(dataset.files, Number(asked.get('file')))
    const found = chosen?.canPreview
      ? await api('GET /api/datasets/files/{fileId}/profile', { params: { fileId: chosen.id } })
      : undefined
    return { ...shared, shown: { tab, chosen, found, withId: Number(asked.get('with')) } }
  }
  if (tab === 'versions')
    return { ...shared, shown: { tab, ...(await api('GET /api/datasets/{id}/versions', { params: of })) } }
  if (tab === 'statistics') {
    const days = statisticsDays.find(choice => choice === Number(asked.get('days'))) ?? statisticsDays[0]
    const statistics = await api('GET /api/datasets/{id}/statistics', { params: of, query: { days } })
    return { ...shared, shown: { tab, days, statistics } }
  }
  const [usage, croissant] = await Promise.all([
    api('GET /api/datasets/{id}/usage', { params: of }),
    api('GET /api/datasets/{id}/croissant', { params: of, query }),
  ])
  return { ...shared, shown: { tab, usage: usage.competitions, croissant: croissant.document } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, datasetWords, words => {
    if (!loaderData) return { title: words.title }
    const { title, summary, files, licence } = loaderData.dataset
    // A competition may well be called like the data that it is about.
    return {
      title: `${title || words.untitled} · ${words.title}`,
      description: words.about(summary, formatCount(files.length), licence),
    }
  }),
  // For search engines and for programs that read datasets by their pages.
  ...(loaderData?.shown.tab === 'about' && loaderData.dataset.publishedAt
    ? [{ 'script:ld+json': loaderData.shown.croissant }]
    : []),
]

export default function DatasetPage({
  loaderData: { dataset, bookmark, version, shown },
}: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const api = useApi()
  const { id } = dataset
  useEffect(() => {
    // A view that cannot be counted is no reason to trouble the reader.
    void api('POST /api/datasets/{id}/statistic', { params: { id } }).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  const accept = () => api('POST /api/datasets/{id}/protocol', { params: { id } })
  const to = (tab: Tab, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      ...(tab === 'about' ? {} : { tab }),
      ...(version ? { version: String(version) } : {}),
      ...more,
    })
    return `${pathTo('/datasets/:id', { id })}${query.size > 0 ? `?${query}` : ''}`
  }
  return (
    <article className="grid gap-8">
      <div className="grid gap-4">
        <WithdrawnNote dataset={dataset} />
        {dataset.version.publishedAt === null ? (
          <Callout kind="warn">{words.isDraft}</Callout>
        ) : (
          !dataset.version.isCurrent && (
            <Callout>
              {words.old(dataset.version.number)}{' '}
              <SiteLink to={pathTo('/datasets/:id', { id })}>{words.toCurrent}</SiteLink>
            </Callout>
          )
        )}
        <PageHead
          title={dataset.title || words.untitled}
          action={
            <div className="flex flex-wrap items-center gap-3">
              {dataset.publishedAt && <BookmarkButton kind="dataset" id={id} state={bookmark} />}
              {dataset.abilities.edit.allowed && (
                <SiteLink
                  to={pathTo('/datasets/edit/:id', { id })}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  <Pencil className="size-4" aria-hidden="true" />
                  {words.edit}
                </SiteLink>
              )}
            </div>
          }
        >
          {dataset.summary}
        </PageHead>
      </div>
      <nav aria-label={words.tabs.label} className="tab-row -mx-4 border-b border-line px-4 sm:mx-0 sm:px-0">
        <ul className="flex w-max gap-6 pr-8 sm:pr-0">
          {tabs
            .filter(tab => tab !== 'statistics' || dataset.abilities.edit.allowed)
            .filter(tab => tab !== 'data' || !keepsFiles(dataset))
            .map(tab => (
              <li key={tab}>
                <SiteLink to={to(tab)} aria-current={tab === shown.tab ? 'page' : undefined} className="tab">
                  {words.tabs[tab]}
                </SiteLink>
              </li>
            ))}
        </ul>
      </nav>
      {shown.tab === 'about' && <AboutTab dataset={dataset} usage={shown.usage} accept={accept} />}
      {shown.tab === 'data' && (
        <div className="grid gap-8">
          <DownloadPanel dataset={dataset} accept={accept} heading="h2" />
          <Explorer
            dataset={dataset}
            chosen={shown.chosen}
            withId={shown.withId}
            linkTo={(file, other) =>
              to('data', { file: String(file.id), ...(other ? { with: String(other.id) } : {}) })
            }
            accept={accept}
            heading="h2"
            given={shown.found}
          />
        </div>
      )}
      {shown.tab === 'versions' && <VersionList id={id} versions={shown.versions} />}
      {shown.tab === 'statistics' && (
        <StatisticsTab
          statistics={shown.statistics}
          days={shown.days}
          linkTo={days => to('statistics', { days: String(days) })}
        />
      )}
    </article>
  )
}
