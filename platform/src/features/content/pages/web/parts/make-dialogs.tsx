import { useNavigate } from 'react-router'
import type { Localized } from '../../../../../base/web/language.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { editingWords } from '../../editing-words.ts'
import { starters, type Starter } from '../../starter.ts'

/** The beginning of a site: its address, which stays, and its name. */
export function MakeSite({ onClose }: { onClose: () => void }) {
  const words = useWords(editingWords)
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    saved: { value: { name: '', title: { zh: '', en: '' }, starter: 'contest' as Starter }, tag: '' },
    save: async body => {
      const { id: siteId } = await api('POST /api/admin/content/sites', { body })
      await navigate(pathTo('/admin/content/sites/:siteId', { siteId }))
    },
    reload: 'never',
  })
  return (
    <Dialog title={words.makeSite} closeLabel={words.close} onClose={onClose}>
      <form {...form.props} className="grid gap-5">
        <TextField {...form.field('name')} label={words.name} hint={words.nameHint} maxLength={40} />
        <TitleField
          {...form.field('title')}
          label={words.siteTitle}
          maxLength={60}
          problemAt={form.problemAt}
        />
        <SelectField
          {...form.field('starter')}
          label={words.starter}
          hint={words.starterHint}
          options={starters.map(one => [one, words.starters[one]] as const)}
        />
        <Problem form={form} />
        <Button type="submit" busy={form.isBusy} className="w-fit">
          {words.make}
        </Button>
      </form>
    </Dialog>
  )
}

/** The beginning of a page: one of the site's addresses that has none yet, and its title. */
export function MakePage({
  siteId,
  slugs,
  onClose,
}: {
  siteId: number
  slugs: readonly string[]
  onClose: () => void
}) {
  const words = useWords(editingWords)
  const api = useApi()
  const navigate = useNavigate()
  const form = useForm({
    saved: { value: { slug: slugs[0] ?? '', title: { zh: '', en: '' } }, tag: '' },
    save: async body => {
      const { id: pageId } = await api('POST /api/admin/content/sites/{siteId}/pages', {
        params: { siteId },
        body,
      })
      await navigate(pathTo('/admin/content/pages/:pageId', { pageId }))
    },
    reload: 'never',
  })
  const { zh, en } = form.value.title
  return (
    <Dialog title={words.addPage} closeLabel={words.close} onClose={onClose}>
      <form {...form.props} className="grid gap-5">
        <SelectField
          {...form.field('slug')}
          label={words.address}
          options={slugs.map(slug => [slug, words.slugs[slug] ?? slug] as const)}
        />
        <TitleField
          {...form.field('title')}
          label={words.pageTitle}
          maxLength={80}
          problemAt={form.problemAt}
        />
        <Problem form={form} />
        <Button
          type="submit"
          busy={form.isBusy}
          className="w-fit"
          disabledReason={zh.trim() === '' && en.trim() === '' ? words.titleNeeded : undefined}
        >
          {words.begin}
        </Button>
      </form>
    </Dialog>
  )
}

function TitleField({
  label,
  maxLength,
  value,
  onChange,
  problemAt,
}: {
  label: string
  maxLength: number
  value: Localized
  onChange: (title: Localized) => void
  problemAt: (path: string) => string | undefined
}) {
  const side = (lang: 'zh' | 'en') => ({
    value: value[lang],
    onChange: (text: string) => onChange({ ...value, [lang]: text }),
    problem: problemAt(`title.${lang}`),
  })
  return <BilingualField label={label} maxLength={maxLength} zh={side('zh')} en={side('en')} />
}

function Problem({ form: { problem } }: { form: { problem: string | undefined } }) {
  return (
    problem && (
      <Callout kind="bad" live>
        {problem}
      </Callout>
    )
  )
}
