import { useFormats } from '../../../../site/use-formats.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatRelative } from '../../../../base/web/format.ts'
import { localize } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { useForm } from '../../../../site/use-form.ts'
import { useSendForm } from '../../../../site/use-send-form.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { useLang, useSite, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { Progress } from '../../../../ui/progress.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { importFormats } from '../rules.ts'
import { issueLine } from '../issues.ts'
import { portabilityWords } from '../words.ts'
import { ImportState } from './parts/state.tsx'
import type { Route } from './+types/import.page.ts'

const zone = 'Asia/Shanghai'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/imports')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, portabilityWords, words => ({ title: words.upload.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(portabilityWords, lang).upload.title }

/** Takes a file and shows what it would become; and what was imported before. */
export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(portabilityWords)
  const lang = useLang()
  const { now } = useSite()
  const formats = useFormats()
  return (
    <AdminPage title={words.upload.title} lead={words.upload.lead}>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_22rem]">
        <UploadForm />
        <Card as="section">
          <h2 className="font-semibold">{words.upload.kinds}</h2>
          <dl className="mt-3 grid gap-3 text-sm">
            {importFormats.map(format => (
              <div key={format}>
                <dt className="font-medium">{words.formats[format]}</dt>
                <dd className="text-muted">{words.upload.kindOf[format]}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
      <section className="grid gap-3" aria-labelledby="recent">
        <h2 id="recent" className="text-lg font-semibold">
          {words.upload.recent}
        </h2>
        {loaderData.imports.length === 0 ? (
          <p className="text-muted">{words.upload.none}</p>
        ) : (
          <DataTable
            caption={words.upload.recent}
            rows={loaderData.imports}
            rowKey={row => row.id}
            columns={[
              {
                key: 'name',
                label: words.table.name,
                cell: row => (
                  <div className="min-w-40">
                    <SiteLink
                      to={pathTo('/admin/competitions/import/:importId', { importId: row.id })}
                      className="font-medium"
                    >
                      {localize({ zh: row.titleZh, en: row.titleEn }, lang) || row.fileName}
                    </SiteLink>
                    <p className="break-all text-muted">{row.fileName}</p>
                  </div>
                ),
              },
              {
                key: 'format',
                label: words.table.format,
                wideOnly: true,
                cell: row => words.formats[row.format],
              },
              { key: 'state', label: words.table.state, cell: row => <ImportState state={row.state} /> },
              {
                key: 'time',
                label: words.table.time,
                wideOnly: true,
                cell: row => (
                  <span className="whitespace-nowrap text-muted">
                    {formatRelative(row.createdAt, now, zone, formats)}
                  </span>
                ),
              },
            ]}
          />
        )}
      </section>
    </AdminPage>
  )
}

function UploadForm() {
  const words = useWords(portabilityWords)
  const navigate = useNavigate()
  const sendForm = useSendForm()
  const [share, setShare] = useState(0)
  const form = useForm({
    saved: { value: { file: null as File | null }, tag: '' },
    reload: 'never',
    save: async (value, tag) => {
      setShare(0)
      const { id } = await sendForm<{ id: number }>('/api/admin/imports', value, { onProgress: setShare })
      await navigate(pathTo('/admin/competitions/import/:importId', { importId: id }))
      return { value, tag }
    },
  })
  const places = form.issues.map(issue => issueLine(words.issues, issue))
  return (
    <form {...form.props} className="grid gap-4">
      <FileDrop
        name="file"
        label={words.upload.drop}
        hint={words.upload.dropHint}
        accept=".zip,.csv,.tsv"
        // What is wrong with it stands below, every place of it.
        value={form.value.file}
        onChange={file => {
          form.set({ file })
          form.clear()
        }}
      />
      {form.problem && (
        <Callout kind="bad" title={form.problem} live>
          {places.length > 0 && (
            <ul className="mt-1 list-disc pl-5">
              {places.slice(0, 20).map(place => (
                <li key={place} className="break-all">
                  {place}
                </li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      {form.isBusy && (
        <div className="grid gap-2">
          <p className="text-sm text-muted" role="status">
            {share < 1 ? words.upload.sending(String(Math.floor(share * 100))) : words.upload.reading}
          </p>
          {share < 1 ? (
            <Progress value={share} label={words.upload.submit} />
          ) : (
            <Progress label={words.upload.reading} />
          )}
        </div>
      )}
      <div>
        <Button
          type="submit"
          busy={form.isBusy}
          disabledReason={form.value.file ? undefined : words.upload.choose}
        >
          {words.upload.submit}
        </Button>
      </div>
    </form>
  )
}
