import { useNavigate } from 'react-router'
import { wordsIn } from '../../../../base/web/words.ts'
import { useApi } from '../../../../site/browser-api.ts'
import { pageMeta } from '../../../../site/page-meta.ts'
import { pathTo } from '../../../../site/path-to.ts'
import { AdminPage } from '../../../../site/staff/admin-page.tsx'
import { BilingualField, sidesOf } from '../../../../site/staff/bilingual.tsx'
import type { CrumbHandle } from '../../../../site/staff/crumbs.tsx'
import { useForm } from '../../../../site/use-form.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { editingWords } from '../editing-words.ts'
import { kinds, type Kind } from '../rules.ts'
import type { Route } from './+types/new-article.page.ts'

export const loader = () => null

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, editingWords, words => ({ title: words.newTitle }))

export const handle: CrumbHandle = { crumb: lang => wordsIn(editingWords, lang).newTitle }

/** The beginning of an article: what it is, and its title. */
export default function NewArticlePage() {
  const words = useWords(editingWords)
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    saved: { value: { kind: 'info' as Kind, titleZh: '', titleEn: '' }, tag: '' },
    save: async body => {
      const { id } = await api('POST /api/admin/information', { body })
      await navigate(pathTo('/admin/information/:id', { id }))
    },
    reload: 'never',
  })
  const { value, set, problemAt } = form
  const isNamed = value.titleZh.trim() !== '' || value.titleEn.trim() !== ''
  return (
    <AdminPage title={words.newTitle} lead={words.newLead}>
      <form {...form.props} className="grid max-w-3xl gap-6">
        <SelectField
          className="max-w-60"
          label={words.kind}
          value={value.kind}
          onChange={kind => set({ kind })}
          options={kinds.map(one => [one, words.kinds[one]] as const)}
        />
        <BilingualField
          label={words.form.title}
          maxLength={120}
          {...sidesOf('title', value, set, name => problemAt(name))}
        />
        {form.problem && (
          <Callout kind="bad" live>
            {form.problem}
          </Callout>
        )}
        <Button
          type="submit"
          busy={form.isBusy}
          disabledReason={isNamed ? undefined : words.titleNeeded}
          className="w-fit"
        >
          {words.begin}
        </Button>
      </form>
    </AdminPage>
  )
}
