import type { Answer } from '../../../../base/contract/call.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { pageMeta } from '../../../../site/page-meta.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { editingWords } from '../editing-words.ts'
import { ArticleFields } from './parts/article-fields.tsx'
import { stateTone } from './parts/editing-state.ts'
import { Publication } from './parts/publication.tsx'
import type { Route } from './+types/edit-article.page.ts'

export type EditedArticle = Answer<SiteCalls['GET /api/admin/information/{id}']>

export async function loader({ context, params }: Route.LoaderArgs) {
  const article = await context
    .get(pageContext)
    .api('GET /api/admin/information/{id}', { params: { id: Number(params.id) } })
  return { article }
}

const nameIn = ({ value }: EditedArticle, lang: Lang) =>
  localize({ zh: value.titleZh, en: value.titleEn }, lang) || wordsIn(editingWords, lang).untitled

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, editingWords, (words, lang) => ({
    title: loaderData ? nameIn(loaderData.article, lang) : words.title,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { article }) => nameIn(article, lang),
}

export default function EditArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  // What is typed about one article is not another's.
  return <Editor key={article.id} article={article} />
}

/** One article: its texts in both languages, and whether everybody sees it. */
function Editor({ article }: { article: EditedArticle }) {
  const words = useWords(editingWords)
  const lang = useLang()
  const api = useApi()
  const params = { id: article.id }
  const editing = useForm({
    name: `article:${article.id}`,
    saved: article,
    save: (value, tag) => api('PUT /api/admin/information/{id}', { params, body: { value, tag } }),
  })
  return (
    <AdminPage
      title={
        <span className="flex flex-wrap items-center gap-3">
          {nameIn(article, lang)}
          <Badge tone={stateTone[article.state]}>{words.states[article.state]}</Badge>
        </span>
      }
      actions={
        article.kind === 'activity' && (
          <>
            <SiteLink
              to={pathTo('/admin/information/:id/activity', params)}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.event.edit}
            </SiteLink>
            <SiteLink
              to={pathTo('/admin/information/:id/signups', params)}
              className={buttonClass({ variant: 'secondary' })}
            >
              {words.event.signups}
            </SiteLink>
          </>
        )
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <EditingForm editing={editing}>
          <ArticleFields article={article} editing={editing} />
        </EditingForm>
        <Publication article={article} isDirty={editing.isDirty} />
      </div>
    </AdminPage>
  )
}
