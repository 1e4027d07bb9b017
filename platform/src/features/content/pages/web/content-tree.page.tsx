import { Plus, Settings, Upload } from 'lucide-react'
import { useState } from 'react'
import { localize } from '../../../../base/web/language.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { editingWords } from '../editing-words.ts'
import { slugsOf } from '../rules.ts'
import { ImportSite } from './parts/import-site.tsx'
import { MakePage, MakeSite } from './parts/make-dialogs.tsx'
import { PageRows } from './parts/page-rows.tsx'
import type { Route } from './+types/content-tree.page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(pageContext).api('GET /api/admin/content')

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editingWords, words => ({ title: words.title, isUnlisted: true }))

/** Every site with its pages. */
export default function ContentTreePage({ loaderData: { sites } }: Route.ComponentProps) {
  const words = useWords(editingWords)
  const lang = useLang()
  const [dialog, setDialog] = useState<'site' | 'import' | number>()
  const chosen = sites.find(({ id }) => id === dialog)
  const freeOf = ({ isOwn, pages }: (typeof sites)[number]) =>
    slugsOf(isOwn).filter(slug => !pages.some(page => page.slug === slug))
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <Button variant="secondary" onClick={() => setDialog('import')}>
            <Upload className="size-4" aria-hidden="true" />
            {words.importSite}
          </Button>
          <Button onClick={() => setDialog('site')}>
            <Plus className="size-4" aria-hidden="true" />
            {words.makeSite}
          </Button>
        </>
      }
    >
      {sites.map(site => (
        <Card key={site.id} as="section" className="grid gap-4">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0">
              <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
                {localize(site.title, lang)}
                <Badge tone={site.isPublished ? 'good' : 'neutral'}>
                  {site.isPublished ? words.siteLive : words.siteNotLive}
                </Badge>
              </h2>
              {!site.isOwn && <p className="text-sm break-all text-muted">/special/{site.name}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <SiteLink
                to={pathTo('/admin/content/sites/:siteId', { siteId: site.id })}
                aria-label={`${words.settings} · ${localize(site.title, lang)}`}
                className={buttonClass({ variant: 'secondary', size: 'small' })}
              >
                <Settings className="size-4" aria-hidden="true" />
                {words.settings}
              </SiteLink>
              <Button
                variant="secondary"
                size="small"
                aria-label={`${words.addPage} · ${localize(site.title, lang)}`}
                disabledReason={freeOf(site).length === 0 ? words.allPagesMade : undefined}
                onClick={() => setDialog(site.id)}
              >
                <Plus className="size-4" aria-hidden="true" />
                {words.addPage}
              </Button>
            </div>
          </div>
          <PageRows pages={site.pages} />
        </Card>
      ))}
      {dialog === 'import' && <ImportSite onClose={() => setDialog(undefined)} />}
      {dialog === 'site' && <MakeSite onClose={() => setDialog(undefined)} />}
      {chosen && <MakePage siteId={chosen.id} slugs={freeOf(chosen)} onClose={() => setDialog(undefined)} />}
    </AdminPage>
  )
}
