import type { Answer } from '../../../../base/contract/call.ts'
import { isWritten } from '../../../../base/web/text-languages.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { SiteCalls } from '../../../../calls.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Card } from '../../../../ui/card.tsx'
import { CheckField } from '../../../../ui/field.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { authoredWords } from '../authored-words.ts'
import { useManagedCompetition } from './parts/managed-competition.ts'
import { BothLanguages } from './parts/both-languages.tsx'
import { PartTabs } from '../../../../site/staff/part-tabs.tsx'
import type { Route } from './+types/authored-texts.page.ts'

type Texts = Answer<SiteCalls['GET /api/admin/competitions/{id}/texts']>
type Part = Texts['parts'][number]['part']

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const texts = await context
    .get(pageContext)
    .api('GET /api/admin/competitions/{id}/texts', { params: { id: Number(params.id) } })
  return { ...texts, shown: url.searchParams.get('part') ?? 'overview' }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, authoredWords, words => ({ title: words.texts.title }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(authoredWords, lang).texts.title }

/** The written parts, one at a time: each is saved by itself. */
export default function AuthoredTextsPage({ loaderData, params }: Route.ComponentProps) {
  const { texts: words } = useWords(authoredWords)
  const id = Number(params.id)
  const { parts, guide, shown } = loaderData
  const { languages } = useManagedCompetition()
  const found = parts.find(one => one.part === shown)
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <PartTabs
        label={words.title}
        shown={found?.part ?? 'guide'}
        tabs={[
          ...parts.map(({ part, text }) => ({
            key: part,
            name: words.parts[part],
            isFilled: isWritten(text.value, languages),
          })),
          { key: 'guide', name: words.guide, isFilled: guide.value.isShown },
        ]}
      />
      {found ? (
        <PartForm key={found.part} id={id} part={found.part} saved={found.text} />
      ) : (
        <GuideForm id={id} saved={guide} />
      )}
    </AdminPage>
  )
}

function PartForm({ id, part, saved }: { id: number; part: Part; saved: Texts['parts'][number]['text'] }) {
  const { texts: words } = useWords(authoredWords)
  const api = useApi()
  const editing = useForm({
    name: `competition:${id}:text:${part}`,
    saved,
    save: (value, tag) =>
      api('PUT /api/admin/competitions/{id}/texts/{part}', { params: { id, part }, body: { value, tag } }),
  })
  return (
    <EditingForm editing={editing}>
      <BothLanguages label={words.parts[part]} editing={editing} />
    </EditingForm>
  )
}

function GuideForm({ id, saved }: { id: number; saved: Texts['guide'] }) {
  const { texts: words } = useWords(authoredWords)
  const api = useApi()
  const editing = useForm({
    name: `competition:${id}:guide`,
    saved,
    save: (value, tag) =>
      api('PUT /api/admin/competitions/{id}/guide', { params: { id }, body: { value, tag } }),
  })
  const { value, set } = editing
  return (
    <EditingForm editing={editing}>
      <Card>
        <CheckField label={words.guideShow} checked={value.isShown} onChange={isShown => set({ isShown })} />
      </Card>
      {value.isShown && <BothLanguages label={words.guide} editing={editing} />}
    </EditingForm>
  )
}
