import { localize } from '../../../../base/web/language.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { wordsIn } from '../../../../base/web/words.ts'
import { editingWords } from '../editing-words.ts'
import { PageEditor } from './editor/page-editor.tsx'
import type { Route } from './+types/page-editor.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const [edited, choices] = await Promise.all([
    api('GET /api/admin/content/pages/{pageId}', { params: { pageId: Number(params.pageId) } }),
    api('GET /api/admin/content/choices'),
  ])
  return { edited, choices }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, editingWords, (words, lang) => ({
    title: (loaderData && localize(loaderData.edited.page.title, lang)) || words.title,
    isUnlisted: true,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { edited }) =>
    `${localize(edited.site.title, lang)} · ${localize(edited.page.title, lang) || wordsIn(editingWords, lang).untitled}`,
}

export default function PageEditorPage({ loaderData: { edited, choices } }: Route.ComponentProps) {
  // What is typed on one page is not another's.
  return <PageEditor key={edited.page.id} edited={edited} choices={choices} />
}
