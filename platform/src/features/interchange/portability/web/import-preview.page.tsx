import { Download } from 'lucide-react'
import { formatBytes, formatCount } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { issueLine } from '../issues.ts'
import { portabilityWords } from '../words.ts'
import { ArchiveConfirm } from './parts/archive-confirm.tsx'
import { Findings } from './parts/findings.tsx'
import { ImportForm } from './parts/import-form.tsx'
import { usePolling } from '../../../../site/use-polling.ts'
import type { Route } from './+types/import-preview.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const [made, { zones }, { metrics }] = await Promise.all([
    api('GET /api/admin/imports/{importId}', { params: { importId: Number(params.importId) } }),
    api('GET /api/admin/choices'),
    api('GET /api/admin/metrics'),
  ])
  // Those that need no more than their name.
  return { made, zones, metrics: metrics.filter(one => one.fields.every(field => field.initial !== null)) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, portabilityWords, words => ({ title: words.preview.title }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { made }) =>
    localize({ zh: made.preview.titleZh, en: made.preview.titleEn }, lang) || made.fileName,
}

/** What a file would become: what is taken, what is not and why; and then how its import goes. */
export default function ImportPreviewPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(portabilityWords)
  const lang = useLang()
  const { made, zones, metrics } = loaderData
  const { preview, state } = made
  usePolling(state === 'waiting')
  const mayConfirm = state === 'previewed' || state === 'failed'
  return (
    <AdminPage
      title={localize({ zh: preview.titleZh, en: preview.titleEn }, lang) || made.fileName}
      lead={words.preview.from(words.formats[made.format], preview.version)}
      actions={
        <a
          href={`/api/admin/imports/${made.id}/file`}
          className={buttonClass({ variant: 'secondary' })}
          download
        >
          <Download className="size-4" aria-hidden="true" />
          {words.preview.original}
        </a>
      }
    >
      {state === 'waiting' && (
        <Card className="grid gap-3">
          <p role="status">{words.preview.waiting}</p>
          <Progress value={made.progress} label={words.states.waiting} />
        </Card>
      )}
      {state === 'done' && (
        <Callout kind="good" title={words.preview.done} live>
          <p>{words.preview.doneText}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            {made.competitionId !== null && (
              <SiteLink
                to={pathTo('/admin/competitions/:id', { id: made.competitionId })}
                className={buttonClass()}
              >
                {words.preview.open}
              </SiteLink>
            )}
            <SiteLink to="/admin/competitions/import" className={buttonClass({ variant: 'secondary' })}>
              {words.preview.again}
            </SiteLink>
          </p>
        </Callout>
      )}
      {state === 'failed' && (
        <Callout kind="bad" title={made.problem?.message ?? words.preview.failed} live>
          <p>{words.preview.failedHint}</p>
          {made.problem && made.problem.issues.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {made.problem.issues.map(issue => (
                <li key={`${issue.path} ${issue.code}`} className="break-words">
                  {issueLine(words.issues, issue)}
                </li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      {preview.counts ? (
        <ArchiveConfirm importId={made.id} counts={preview.counts} mayConfirm={mayConfirm} />
      ) : (
        mayConfirm && <ImportForm importId={made.id} preview={preview} zones={zones} metrics={metrics} />
      )}
      {preview.datasets.length > 0 && (
        <section className="grid gap-2" aria-labelledby="data">
          <h2 id="data" className="text-lg font-semibold">
            {words.preview.data}
          </h2>
          <ul className="grid gap-1">
            {preview.datasets.map((dataset, index) => (
              <li key={index}>
                {dataset.title || words.preview.data}{' '}
                <span className="text-sm text-muted">
                  {words.preview.files(formatCount(dataset.files), formatBytes(dataset.bytes))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-3" aria-labelledby="report">
        <h2 id="report" className="text-lg font-semibold">
          {words.preview.report}
        </h2>
        <Findings findings={preview.findings} />
      </section>
    </AdminPage>
  )
}
