import { useApi } from '../../../../site/browser-api.ts'
import { localize, type Lang } from '../../../../base/web/language.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualMarkdownField } from '../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { PictureField } from '../../../../site/staff/picture-field.tsx'
import { SortField } from '../../../../site/staff/sort-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Callout } from '../../../../ui/callout.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField, SelectField, TextField } from '../../../../ui/field.tsx'
import { MultiSelect } from '../../../../ui/multi-select.tsx'
import { expertKinds, longestBody, mostFields } from '../rules.ts'
import { expertWords } from '../words.ts'
import type { Route } from './+types/edit-expert.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const { expertId } = params
  return {
    expert: await api('GET /api/admin/experts/{expertId}', { params: { expertId: Number(expertId) } }),
  }
}

const nameIn = ({ value }: { value: { nameZh: string; nameEn: string } }, lang: Lang): string =>
  localize({ zh: value.nameZh, en: value.nameEn }, lang)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, expertWords, (words, lang) => ({
    title: loaderData ? nameIn(loaderData.expert, lang) : words.admin.title,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { expert }) => nameIn(expert, lang),
}

/** What is shown of an expert, in both languages. */
export default function EditExpertPage({ loaderData: { expert } }: Route.ComponentProps) {
  const all = useWords(expertWords)
  const { admin: words } = all
  const lang = useLang()
  const api = useApi()
  const editing = useForm({
    name: `expert:${expert.id}`,
    saved: expert,
    save: (value, tag) =>
      api('PUT /api/admin/experts/{expertId}', { params: { expertId: expert.id }, body: { value, tag } }),
  })
  const { value, set, problemAt } = editing
  const at = (field: string) => problemAt(`value.${field}`)
  return (
    <AdminPage
      title={nameIn(expert, lang)}
      actions={
        expert.value.isPublished && (
          <SiteLink to={pathTo('/experts/:type/:id', { type: expert.value.kind, id: expert.id })}>
            {words.open}
          </SiteLink>
        )
      }
    >
      {expert.missing.length > 0 && (
        <Callout kind="warn">
          {words.missing}
          {expert.missing.map(name => words.missingFields[name] ?? name).join(lang === 'zh-CN' ? '、' : ', ')}
        </Callout>
      )}
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-5">
          <SelectField
            className="max-w-60"
            label={all.kind}
            value={value.kind}
            onChange={kind => set({ kind })}
            options={expertKinds.map(kind => [kind, all.kinds[kind]] as const)}
          />
          <BilingualField label={words.name} maxLength={60} required {...sidesOf('name', value, set, at)} />
          <BilingualField label={words.position} maxLength={100} {...sidesOf('position', value, set, at)} />
          <BilingualField
            label={words.organisation}
            maxLength={100}
            {...sidesOf('organisation', value, set, at)}
          />
          <BilingualField
            label={words.summary}
            maxLength={200}
            rows={2}
            {...sidesOf('summary', value, set, at)}
          />
          <PictureField
            label={words.photo}
            hint={words.photoHint}
            value={value.photo}
            onChange={photo => set({ photo })}
            problem={at('photo')}
          />
          <MultiSelect
            label={words.fields}
            hint={words.fieldsHint}
            empty={words.noFields}
            noMatch={words.noFieldMatch}
            words={{ search: words.searchFields, open: words.openFields, remove: words.removeField }}
            options={expert.fields.map(field => ({
              value: field.code,
              label: localize({ zh: field.nameZh, en: field.nameEn }, lang),
            }))}
            chosen={value.fields}
            onChange={fields => set({ fields: fields.slice(0, mostFields) })}
          />
        </Card>
        <Card as="section" className="grid gap-6">
          <BilingualMarkdownField
            label={words.body}
            maxLength={longestBody}
            {...sidesOf('body', value, set, at)}
          />
        </Card>
        <Card as="section" className="grid gap-5">
          <TextField
            className="max-w-md"
            type="number"
            min={1}
            step={1}
            label={words.account}
            hint={
              expert.userName === null || value.userId !== expert.value.userId
                ? words.accountHint
                : words.accountIs(expert.userName)
            }
            value={value.userId === null ? '' : String(value.userId)}
            onChange={typed => set({ userId: typed === '' ? null : Number(typed) })}
            problem={at('userId')}
          />
          <SortField value={value.sort} onChange={sort => set({ sort })} problem={at('sort')} />
          <CheckField
            label={words.isPublished}
            hint={words.isPublishedHint}
            checked={value.isPublished}
            onChange={isPublished => set({ isPublished })}
          />
        </Card>
      </EditingForm>
    </AdminPage>
  )
}
