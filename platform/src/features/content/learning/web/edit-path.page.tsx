import { localize, type Lang } from '../../../../base/web/language.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageContext } from '../../../../site/page-context.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { SiteLink } from '../../../../site/site-link.tsx'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { EditingForm } from '../../../../site/staff/editing-form.tsx'
import { SortField } from '../../../../site/staff/sort-field.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CheckField } from '../../../../ui/field.tsx'
import { mostSteps } from '../rules.ts'
import { learningWords } from '../words.ts'
import { StepFields } from './parts/step-fields.tsx'
import type { Route } from './+types/edit-path.page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const pathId = Number(params.pathId)
  return { path: await api('GET /api/admin/learning/{pathId}', { params: { pathId } }) }
}

const titleIn = ({ value }: { value: { titleZh: string; titleEn: string } }, lang: Lang): string =>
  localize({ zh: value.titleZh, en: value.titleEn }, lang)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, learningWords, (words, lang) => ({
    title: loaderData ? titleIn(loaderData.path, lang) : words.admin.title,
  }))

export const handle: CrumbHandle<Route.ComponentProps['loaderData']> = {
  crumb: (lang, { path }) => titleIn(path, lang),
}

const newStep = {
  stepId: null,
  titleZh: '',
  titleEn: '',
  bodyZh: '',
  bodyEn: '',
  articleId: null,
  competitionId: null,
}

/** A learning path with its steps, saved as a whole. */
export default function EditPathPage({ loaderData: { path } }: Route.ComponentProps) {
  const { admin: words } = useWords(learningWords)
  const lang = useLang()
  const api = useApi()
  const editing = useForm({
    name: `learning-path:${path.id}`,
    saved: path,
    save: (value, tag) =>
      api('PUT /api/admin/learning/{pathId}', { params: { pathId: path.id }, body: { value, tag } }),
  })
  const { value, set, problemAt } = editing
  const at = (field: string) => problemAt(`value.${field}`)
  const swap = (one: number, other: number) => {
    const [a, b] = [value.steps[one], value.steps[other]]
    if (a && b) set({ steps: value.steps.with(one, b).with(other, a) })
  }
  return (
    <AdminPage
      title={titleIn(path, lang)}
      actions={
        path.value.isPublished && (
          <SiteLink to={pathTo('/education/:pathId', { pathId: path.id })}>{words.open}</SiteLink>
        )
      }
    >
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-5">
          <BilingualField label={words.name} maxLength={80} required {...sidesOf('title', value, set, at)} />
          <BilingualField
            label={words.summary}
            maxLength={300}
            rows={2}
            {...sidesOf('summary', value, set, at)}
          />
          <SortField value={value.sort} onChange={sort => set({ sort })} problem={at('sort')} />
          <CheckField
            label={words.published}
            hint={words.publishedHint}
            checked={value.isPublished}
            onChange={isPublished => set({ isPublished })}
          />
        </Card>
        {value.steps.map((step, index) => (
          <StepFields
            key={step.stepId ?? `new ${index}`}
            number={index + 1}
            step={step}
            articles={path.articles}
            competitions={path.competitions}
            problemAt={field => at(`steps.${index}.${field}`)}
            onChange={next => set({ steps: value.steps.with(index, next) })}
            onUp={index > 0 ? () => swap(index, index - 1) : undefined}
            onDown={index < value.steps.length - 1 ? () => swap(index, index + 1) : undefined}
            onRemove={() => set({ steps: value.steps.toSpliced(index, 1) })}
          />
        ))}
        {value.steps.length < mostSteps && (
          <div>
            <Button variant="secondary" onClick={() => set({ steps: [...value.steps, newStep] })}>
              {words.addStep}
            </Button>
          </div>
        )}
      </EditingForm>
    </AdminPage>
  )
}
