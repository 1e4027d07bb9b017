import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { editingWords } from '../editing-words.ts'
import { hear, say } from './editor/preview-messages.ts'
import { ShownPage } from './parts/shown-page.tsx'
import { SiteFrame } from './parts/site-frame.tsx'
import type { Route } from './+types/page-preview.page.ts'

const themes = z.enum(['light', 'dark']).optional().catch(undefined)
const revisions = z.coerce.number().int().positive().optional().catch(undefined)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { site, page } = await api('GET /api/admin/content/pages/{pageId}/preview', {
    params: { pageId: Number(params.pageId) },
    query: { revision: revisions.parse(url.searchParams.get('revision') ?? undefined) },
  })
  return {
    site,
    page,
    theme: themes.parse(url.searchParams.get('theme') ?? undefined),
    // The layout around it shows the footer of the site instead of its own.
    specialSite: { footer: site.footer || null },
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, editingWords, words => ({
    title: loaderData?.page.title || words.preview.title,
    isUnlisted: true,
  }))

/** The draft of a page, or another revision of it, as readers would see it. */
export default function PagePreview({ loaderData: { site, page, theme } }: Route.ComponentProps) {
  useEffect(() => {
    // Looked at in one theme, which is no choice of the editor's for other pages.
    if (theme) document.documentElement.dataset.theme = theme
  }, [theme])
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // In the frame of an editor.
    if (parent === window) return
    say(parent, 'ready')
    return hear('saved', () => void revalidate())
  }, [revalidate])
  return (
    <SiteFrame site={site}>
      <ShownPage page={page} />
    </SiteFrame>
  )
}
