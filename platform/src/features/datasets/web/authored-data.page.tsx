import { Plus } from 'lucide-react'
import { formatBytes, formatCount } from '../../../base/web/format.ts'
import { wordsIn } from '../../../base/web/words.ts'
import { pageContext } from '../../../site/page-context.ts'
import { pageMeta } from '../../../site/page-meta.ts'
import { SiteLink } from '../../../site/site-link.tsx'
import { useWords } from '../../../site/use-site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminPage } from '../../admin/web/parts/admin-page.tsx'
import type { CrumbHandle } from '../../admin/web/parts/crumbs.tsx'
import { datasetWords } from '../words.ts'
import type { Route } from './+types/authored-data.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { datasets = [] } = await context
    .get(pageContext)
    .api('GET /api/competitions/{id}', { params: { id: params.id as never }, query: { part: 'datasets' } })
  return { datasets }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, datasetWords, words => ({ title: words.authored.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(datasetWords, lang).authored.title }

/** The datasets of a competition, as its organiser looks after them. */
export default function AuthoredDataPage({ loaderData: { datasets }, params }: Route.ComponentProps) {
  const words = useWords(datasetWords)
  const add = (
    <SiteLink
      to={`/datasets/edit?competition=${params.id}`}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Plus className="size-4" aria-hidden="true" />
      {words.addData}
    </SiteLink>
  )
  return (
    <AdminPage title={words.authored.title} lead={words.authored.lead} actions={datasets.length > 0 && add}>
      {datasets.length === 0 ? (
        <EmptyState title={words.noData} action={add}>
          {words.noDataHint}
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {datasets.map(dataset => (
            <li key={dataset.id}>
              <Card className="flex flex-wrap items-center justify-between gap-4">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-semibold">
                    <SiteLink to={`/datasets/${dataset.id}`}>{dataset.title || words.untitled}</SiteLink>
                    {dataset.version.publishedAt === null && <Badge tone="warn">{words.draft}</Badge>}
                  </p>
                  <p className="mt-1 text-sm text-muted">
                    {[
                      words.authored.version(dataset.version.number),
                      words.authored.files(
                        formatCount(dataset.files.length),
                        formatBytes(dataset.files.reduce((sum, file) => sum + file.size, 0)),
                      ),
                      dataset.licence || words.authored.noLicence,
                      dataset.protocol === '' ? words.authored.noProtocol : words.authored.protocol,
                    ].join(' · ')}
                  </p>
                </div>
                {dataset.abilities.edit.allowed && (
                  <SiteLink
                    to={`/datasets/edit/${dataset.id}`}
                    className={buttonClass({ variant: 'secondary', size: 'small' })}
                    aria-label={`${words.edit} ${dataset.title}`}
                  >
                    {words.edit}
                  </SiteLink>
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </AdminPage>
  )
}
