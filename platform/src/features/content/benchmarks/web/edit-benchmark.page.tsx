import { useState } from 'react'
import { usualZone } from '../../../../base/web/format.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualMarkdownField } from '../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { ReasonDialog } from '../../../../site/staff/reason-dialog.tsx'
import { SortField } from '../../../../site/staff/sort-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { CheckField } from '../../../../ui/field.tsx'
import { longestBody } from '../rules.ts'
import { benchmarkWords } from '../words.ts'
import type { Route } from './+types/edit-benchmark.page.ts'
import { useFormats } from '../../../../site/use-formats.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const benchmarkId = Number(params.benchmarkId)
  return { benchmark: await api('GET /api/admin/benchmarks/{benchmarkId}', { params: { benchmarkId } }) }
}

type Benchmark = Route.ComponentProps['loaderData']['benchmark']

const titleIn = ({ value }: { value: { titleZh: string; titleEn: string } }, lang: Lang): string =>
  localize({ zh: value.titleZh, en: value.titleEn }, lang)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, benchmarkWords, (words, lang) => ({
    title: loaderData ? titleIn(loaderData.benchmark, lang) : words.admin.title,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { benchmark }) => titleIn(benchmark, lang),
}

/** What a benchmark says, and the methods that were entered, to verify. */
export default function EditBenchmarkPage({ loaderData: { benchmark } }: Route.ComponentProps) {
  const { admin: words } = useWords(benchmarkWords)
  const lang = useLang()
  const api = useApi()
  const params = { benchmarkId: benchmark.id }
  const editing = useForm({
    name: `benchmark:${benchmark.id}`,
    saved: benchmark,
    save: (value, tag) => api('PUT /api/admin/benchmarks/{benchmarkId}', { params, body: { value, tag } }),
  })
  const { value, set, problemAt } = editing
  const at = (field: string) => problemAt(`value.${field}`)
  return (
    <AdminPage
      title={titleIn(benchmark, lang)}
      actions={
        benchmark.value.isPublished && (
          <SiteLink to={`${pathTo('/evalution/cmpt')}?id=${benchmark.id}`}>{words.open}</SiteLink>
        )
      }
    >
      <Entries benchmark={benchmark} />
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-5">
          <BilingualField label={words.name} maxLength={80} required {...sidesOf('title', value, set, at)} />
          <BilingualField
            label={words.summary}
            maxLength={200}
            rows={2}
            {...sidesOf('summary', value, set, at)}
          />
          <BilingualMarkdownField
            label={words.body}
            maxLength={longestBody}
            {...sidesOf('body', value, set, at)}
          />
          <SortField value={value.sort} onChange={sort => set({ sort })} problem={at('sort')} />
          <CheckField
            label={words.published}
            hint={words.publishedHint}
            checked={value.isPublished}
            onChange={isPublished => set({ isPublished })}
          />
        </Card>
      </EditingForm>
    </AdminPage>
  )
}

function Entries({ benchmark }: { benchmark: Benchmark }) {
  const { formatTime } = useFormats()
  const all = useWords(benchmarkWords)
  const { admin: words } = all
  const api = useApi()
  const [asked, setAsked] = useState<Benchmark['entries'][number]>()
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{words.entries}</h2>
      {!benchmark.verify.allowed && <p className="text-muted">{benchmark.verify.message}</p>}
      {benchmark.entries.length === 0 ? (
        <p className="text-muted">{words.noEntries}</p>
      ) : (
        <DataTable
          caption={words.entries}
          rows={benchmark.entries}
          rowKey={row => row.id}
          columns={[
            {
              key: 'method',
              label: all.columns.method,
              isName: true,
              cell: row => (
                <>
                  <span className="font-medium">{row.method}</span>
                  <p className="text-muted">{row.authors}</p>
                </>
              ),
            },
            { key: 'score', label: all.columns.score, numeric: true, cell: row => row.score ?? '—' },
            {
              key: 'date',
              label: all.columns.date,
              wideOnly: true,
              cell: row => (
                <span className="whitespace-nowrap text-muted tabular-nums">
                  {formatTime(row.at, usualZone)}
                </span>
              ),
            },
            {
              key: 'state',
              label: all.columns.state,
              cell: row =>
                row.isWithdrawn ? (
                  <Badge>{words.withdrawn}</Badge>
                ) : (
                  <span className="flex flex-wrap items-center gap-2">
                    <Badge tone={row.isVerified ? 'good' : 'neutral'}>
                      {row.isVerified ? all.verified : all.unverified}
                    </Badge>
                    {benchmark.verify.allowed && (
                      <Button variant="secondary" size="small" onClick={() => setAsked(row)}>
                        {row.isVerified ? words.unverify : words.verify}
                      </Button>
                    )}
                  </span>
                ),
            },
          ]}
        />
      )}
      {asked && (
        <ReasonDialog
          title={asked.isVerified ? words.unverifyTitle : words.verifyTitle}
          text={words.verifyText}
          submit={asked.isVerified ? words.unverify : words.verify}
          onSubmit={reason =>
            api('PUT /api/admin/benchmarks/entries/{entryId}', {
              params: { entryId: asked.id },
              body: { isVerified: !asked.isVerified, reason, tag: asked.tag },
            })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
