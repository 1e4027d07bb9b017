import type { z } from 'zod'
import { useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, TextField } from '../../../../../ui/field.tsx'
import type { siteSettings } from '../../editing.contract.ts'
import { editingWords } from '../../editing-words.ts'
import { link, list, media, words as text, type Field } from '../../fields.ts'
import { useEditing } from '../editor/editing.ts'
import { FieldControl } from '../editor/field-control.tsx'
import { ThemeFields } from './theme-fields.tsx'

type Settings = z.output<typeof siteSettings>

/** What of a site is of the kinds that blocks have too. */
const fields = {
  title: text({ zh: '站点名称', en: 'Name of the site' }, { max: 60, isRequired: true }),
  about: text({ zh: '简介', en: 'About' }, { max: 300, isRequired: true }),
  logo: media({ zh: '标志', en: 'Logo' }),
  banner: media({ zh: '横幅', en: 'Banner' }),
  menu: list(
    { zh: '菜单', en: 'Menu' },
    {
      label: text({ zh: '文字', en: 'Label' }, { max: 30, isRequired: true }),
      to: link({ zh: '链接', en: 'Link' }, { isRequired: true }),
    },
    { most: 14 },
  ),
  footer: text({ zh: '页脚文字', en: 'Footer text' }, { max: 300 }),
} satisfies Record<string, Field>

export function SiteFields({
  value,
  set,
  isOwn,
}: {
  value: Settings
  set: (change: Partial<Settings>) => void
  isOwn: boolean
}) {
  const { site: words } = useWords(editingWords)
  const { problemAt } = useEditing()
  const control = (name: keyof typeof fields) => (
    <FieldControl
      path={name}
      field={fields[name]}
      value={value[name]}
      onChange={next => set({ [name]: next })}
    />
  )
  return (
    <>
      <Card as="section" className="grid gap-5">
        {control('title')}
        {control('about')}
        <div className="grid gap-5 md:grid-cols-2">
          {control('logo')}
          {control('banner')}
        </div>
      </Card>
      <Card as="section">
        <ThemeFields value={value.theme} onChange={theme => set({ theme })} />
      </Card>
      <Card as="section" className="grid gap-5">
        {control('menu')}
        {control('footer')}
      </Card>
      <Card as="section" className="grid gap-5">
        {!isOwn && (
          <TextField
            className="max-w-md"
            label={words.host}
            hint={words.hostHint}
            maxLength={200}
            value={value.host ?? ''}
            onChange={host => set({ host: host === '' ? null : host.toLowerCase() })}
            problem={problemAt('host')}
          />
        )}
        <CheckField
          label={words.needsReview}
          checked={value.needsReview}
          onChange={needsReview => set({ needsReview })}
        />
        {!isOwn && (
          <CheckField
            label={words.isPublished}
            hint={words.isPublishedHint}
            checked={value.isPublished}
            onChange={isPublished => set({ isPublished })}
          />
        )}
      </Card>
    </>
  )
}
