import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { localize } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { ConfirmDialog } from '../../../../site/confirm-dialog.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { editingWords } from '../editing-words.ts'
import { EditingContext, noChoices, type Side } from './editor/editing.ts'
import { SideSwitch } from './editor/side-switch.tsx'
import { addressesOf, slugsOf } from '../rules.ts'
import { MakePage } from './parts/make-dialogs.tsx'
import { PageRows } from './parts/page-rows.tsx'
import { SiteGaps } from './parts/site-gaps.tsx'
import { SiteFields } from './parts/site-fields.tsx'
import type { Route } from './+types/site-settings.page.ts'

export type EditedSite = Answer<SiteCalls['GET /api/admin/content/sites/{siteId}']>

export async function loader({ context, params }: Route.LoaderArgs) {
  const siteId = Number(params.siteId)
  const site = await context
    .get(pageContext)
    .api('GET /api/admin/content/sites/{siteId}', { params: { siteId } })
  return { site, siteId }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, editingWords, words => ({
    title: `${words.settings} · ${loaderData?.site.name ?? ''}`,
    isUnlisted: true,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { site }) => localize(site.value.title, lang),
}

export default function SiteSettingsPage({ loaderData }: Route.ComponentProps) {
  // What is typed about one site is not another's.
  return <Settings key={loaderData.siteId} {...loaderData} />
}

/** What of a site is set besides its pages. */
function Settings({ site, siteId }: { site: EditedSite; siteId: number }) {
  const words = useWords(editingWords)
  const lang = useLang()
  const api = useApi()
  const [side, setSide] = useState<Side>('zh')
  const [isRemoving, setRemoving] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const slugs = slugsOf(site.isOwn)
  const free = slugs.filter(slug => !site.pages.some(page => page.slug === slug))
  const params = { siteId }
  const editing = useForm({
    name: `content-site:${siteId}`,
    saved: site,
    save: (value, tag) => api('PUT /api/admin/content/sites/{siteId}', { params, body: { value, tag } }),
  })
  const problemAt = (path: string) => editing.problemAt(`value.${path}`)
  return (
    <AdminPage
      title={localize(site.value.title, lang)}
      lead={words.settings}
      actions={
        <>
          {site.value.isPublished && !site.isOwn && (
            <a
              href={pathTo('/special/:name', { name: site.name })}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.site.see}
            </a>
          )}
          {!site.isOwn && (
            <a
              href={`/api/admin/content/sites/${siteId}/archive`}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.exportSite}
            </a>
          )}
          {!site.isOwn && (
            <Button
              variant="danger"
              disabledReason={site.value.isPublished ? words.site.cannotRemove : undefined}
              onClick={() => setRemoving(true)}
            >
              {words.site.remove}
            </Button>
          )}
        </>
      }
    >
      <EditingContext
        value={{
          side,
          problemAt,
          choices: noChoices,
          addresses: addressesOf(site.name),
        }}
      >
        <EditingForm editing={editing}>
          <SideSwitch side={side} onChange={setSide} />
          <SiteFields value={editing.value} set={editing.set} isOwn={site.isOwn} />
          <SiteGaps site={site} value={editing.value} />
        </EditingForm>
      </EditingContext>
      <Card as="section" className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">{words.site.pages}</h2>
          <Button
            variant="secondary"
            size="small"
            disabledReason={free.length === 0 ? words.allPagesMade : undefined}
            onClick={() => setAdding(true)}
          >
            <Plus className="size-4" aria-hidden="true" />
            {words.addPage}
          </Button>
        </div>
        <PageRows pages={site.pages} />
        {!site.isOwn && (
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            {words.site.elsewhere}
            <SiteLink to="/admin/information">{words.site.news}</SiteLink>
            <SiteLink to="/admin/jobs">{words.site.jobs}</SiteLink>
          </p>
        )}
      </Card>
      {isAdding && <MakePage siteId={siteId} slugs={free} onClose={() => setAdding(false)} />}
      {isRemoving && <RemoveSite siteId={siteId} onClose={() => setRemoving(false)} />}
    </AdminPage>
  )
}

function RemoveSite({ siteId, onClose }: { siteId: number; onClose: () => void }) {
  const { site: words } = useWords(editingWords)
  const api = useApi()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={words.remove}
      submit={words.remove}
      isDanger
      onSubmit={async () => {
        await api('DELETE /api/admin/content/sites/{siteId}', { params: { siteId } })
        await navigate('/admin/content')
      }}
      onClose={onClose}
    >
      <p className="text-muted">{words.removeText}</p>
    </ConfirmDialog>
  )
}
