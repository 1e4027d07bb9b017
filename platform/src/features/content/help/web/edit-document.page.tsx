import { data } from 'react-router'
import type { Answer } from '../../../../base/contract/call.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { MarkdownField } from '../../../../site/markdown-field.tsx'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { editingWords } from '../editing-words.ts'
import { longestBody, tabs } from '../rules.ts'
import { Publishing } from './parts/publishing.tsx'
import { pathOf } from './parts/path-of.ts'
import type { Route } from './+types/edit-document.page.ts'

export type EditedDocument = Answer<SiteCalls['GET /api/admin/help/{tab}']>

export async function loader({ context, params }: Route.LoaderArgs) {
  const tab = tabs.find(one => one === params.tab)
  if (!tab) throw data(null, { status: 404 })
  return { document: await context.get(pageContext).api('GET /api/admin/help/{tab}', { params: { tab } }) }
}

const nameIn = ({ value }: EditedDocument, lang: Lang) =>
  localize({ zh: value.titleZh, en: value.titleEn }, lang)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, editingWords, (words, lang) => ({
    title: loaderData ? nameIn(loaderData.document, lang) : words.title,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { document }) => nameIn(document, lang),
}

export default function EditDocumentPage({ loaderData: { document } }: Route.ComponentProps) {
  // What is typed about one document is not another's.
  return <Editor key={document.tab} document={document} />
}

/** The draft of a document in both languages, and its way to readers. */
function Editor({ document }: { document: EditedDocument }) {
  const words = useWords(editingWords)
  const lang = useLang()
  const api = useApi()
  const { tab } = document
  const editing = useForm({
    name: `help:${tab}`,
    saved: document,
    save: (value, tag) => api('PUT /api/admin/help/{tab}', { params: { tab }, body: { value, tag } }),
  })
  const { value, set, problemAt } = editing
  return (
    <AdminPage
      title={nameIn(document, lang)}
      actions={
        document.versions.length > 0 && (
          <SiteLink to={pathOf(tab)} className={buttonClass({ variant: 'secondary' })}>
            {words.open}
          </SiteLink>
        )
      }
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <EditingForm editing={editing}>
          <Card as="section" className="grid gap-6">
            <BilingualField
              label={words.name}
              maxLength={60}
              required
              {...sidesOf('title', value, set, field => problemAt(`value.${field}`))}
            />
            {(['bodyZh', 'bodyEn'] as const).map(side => (
              <MarkdownField
                key={side}
                label={words[side]}
                value={value[side]}
                onChange={body => set({ [side]: body })}
                maxLength={longestBody}
                problem={problemAt(`value.${side}`)}
              />
            ))}
          </Card>
        </EditingForm>
        <Publishing document={document} isDirty={editing.isDirty} />
      </div>
    </AdminPage>
  )
}
