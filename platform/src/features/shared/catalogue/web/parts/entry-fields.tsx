import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { CheckField, SelectField, TextField } from '../../../../../ui/field.tsx'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { PictureField } from '../../../../../site/staff/picture-field.tsx'
import type { Form } from '../../../../../site/use-form.ts'
import { extrasOf, hasCode, mayStandUnder, type Entry, type Kind } from '../../rules.ts'
import { catalogueWords } from '../../words.ts'
import type { Shown } from '../entry.page.tsx'

/** What an entry of this kind says of itself. */
export function EntryFields({ kind, entry, editing }: { kind: Kind; entry: Shown; editing: Form<Entry> }) {
  const { entry: words, add } = useWords(catalogueWords)
  const lang = useLang()
  const { value, set, problemAt } = editing
  const text = (name: 'name' | 'introduction') =>
    sidesOf(name, value, set, field => problemAt(`value.${field}`))
  const holds = (name: (typeof extrasOf)[Kind][number]) => extrasOf[kind].includes(name)
  const hasBelow = entry.uses.tags > 0
  return (
    <Card as="section" className="grid gap-5">
      <BilingualField label={words.name} maxLength={80} required {...text('name')} />
      {holds('introductionZh') && (
        <BilingualField label={words.introduction} maxLength={300} rows={3} {...text('introduction')} />
      )}
      {holds('url') && (
        <TextField
          label={words.url}
          hint={words.urlHint}
          type="url"
          maxLength={500}
          value={value.url ?? ''}
          onChange={url => set({ url: url === '' ? null : url })}
          problem={problemAt('value.url')}
        />
      )}
      {(kind === 'categories' || kind === 'organisations') && (
        <PictureField
          label={words.picture[kind]}
          hint={words.pictureHint[kind]}
          isWhole={kind === 'organisations'}
          value={value.picture}
          onChange={picture => set({ picture })}
          problem={problemAt('value.picture')}
        />
      )}
      {holds('parentCode') && (
        <SelectField
          className="max-w-md"
          label={words.parent}
          hint={hasBelow ? words.parentFixed : undefined}
          value={value.parentCode ?? ''}
          onChange={parent => set({ parentCode: parent === '' ? null : parent })}
          options={[
            ['', add.noParent],
            ...entry.beside
              .filter(one => mayStandUnder(entry.key, one.key, entry.beside))
              .map(one => [one.key, localize({ zh: one.nameZh, en: one.nameEn }, lang)] as const),
          ]}
          problem={problemAt('value.parentCode')}
        />
      )}
      {holds('isForBeginners') && (
        <CheckField
          label={words.beginners}
          hint={words.beginnersHint}
          checked={value.isForBeginners}
          onChange={isForBeginners => set({ isForBeginners })}
        />
      )}
      {hasCode(kind) && (
        <p className="text-sm">
          <span className="font-medium">{words.code}</span>{' '}
          <code translate="no" className="ml-2 rounded bg-sunken px-2 py-0.5">
            {entry.key}
          </code>
        </p>
      )}
      <CheckField
        label={words.hide}
        hint={kind === 'partners' ? words.hidePartner : kind === 'tags' ? words.hideTag : words.hideHint}
        checked={value.isHidden}
        onChange={isHidden => set({ isHidden })}
      />
    </Card>
  )
}
