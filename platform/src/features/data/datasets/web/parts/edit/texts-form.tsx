import type { ReactNode } from 'react'
import { useWords } from '../../../../../../site/use-site.ts'
import { Input } from '../../../../../../ui/input.tsx'
import { Select } from '../../../../../../ui/select.tsx'
import { Textarea } from '../../../../../../ui/textarea.tsx'
import type { DraftTexts } from '../../../schema.ts'
import { datasetWords } from '../../../words.ts'
import { LicencePicker } from './licence-picker.tsx'

type Props = {
  texts: DraftTexts
  categories: readonly { id: number; name: string }[]
  /** Fields that the server refused. */
  wrong: ReadonlySet<string>
  onChange: (change: Partial<DraftTexts>) => void
}

type Pair = 'title' | 'summary' | 'body' | 'protocol' | 'notes'

/** What is written about a dataset, each text in both languages beside each other. */
export function TextsForm({ texts, categories, wrong, onChange }: Props) {
  const words = useWords(datasetWords).form
  const pair = { texts, wrong, onChange }
  return (
    <div className="grid gap-6">
      <BothLanguages {...pair} name="title" label={words.titleLabel} hint={words.titleHint} most={120} />
      <BothLanguages {...pair} name="summary" label={words.summary} most={300} />
      <BothLanguages {...pair} name="body" label={words.body} hint={words.bodyHint} most={100_000} isLong />
      <div className="grid gap-6 sm:grid-cols-2">
        <LicencePicker value={texts.licence} onChange={licence => onChange({ licence })} />
        <label className="text-sm">
          {words.category}
          <Select
            className="mt-1"
            value={texts.categoryId ?? ''}
            onChange={chosen => onChange({ categoryId: chosen ? Number(chosen) : null })}
            options={categories.map(category => [category.id, category.name] as const)}
          >
            <option value="">{words.noCategory}</option>
          </Select>
        </label>
        <label className="text-sm sm:col-span-2">
          {words.sourceUrl}
          <Input
            type="url"
            className="mt-1"
            maxLength={500}
            value={texts.sourceUrl ?? ''}
            aria-invalid={wrong.has('sourceUrl') || undefined}
            aria-describedby={wrong.has('sourceUrl') ? 'source-wrong' : undefined}
            onChange={typed => onChange({ sourceUrl: typed || null })}
          />
          {wrong.has('sourceUrl') && (
            <span id="source-wrong" className="mt-1 block text-bad">
              {words.invalid.sourceUrl}
            </span>
          )}
        </label>
      </div>
      <BothLanguages
        {...pair}
        name="protocol"
        label={words.protocol}
        hint={words.protocolHint}
        most={20_000}
        isLong
      />
    </div>
  )
}

/** One text in Chinese and in English. */
export function BothLanguages({
  name,
  label,
  hint,
  most,
  isLong = false,
  texts,
  wrong,
  onChange,
}: Omit<Props, 'categories'> & {
  name: Pair
  label: string
  hint?: ReactNode
  most: number
  isLong?: boolean
}) {
  const words = useWords(datasetWords).form
  const hintId = `${name}-hint`
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['Zh', 'En'] as const).map(language => {
          const field = `${name}${language}` as const
          const own = {
            className: 'mt-1',
            lang: language === 'Zh' ? 'zh-CN' : 'en-US',
            maxLength: most,
            value: texts[field],
            'aria-invalid': wrong.has(field) || undefined,
            'aria-describedby': hint ? hintId : undefined,
            onChange: (typed: string) => onChange({ [field]: typed }),
          }
          return (
            <label key={language} className="text-sm">
              <span className="sr-only">{label} </span>
              <span className="text-muted">{language === 'Zh' ? words.zh : words.en}</span>
              {isLong ? <Textarea rows={8} {...own} /> : <Input {...own} />}
              {wrong.has(field) && <span className="mt-1 block text-bad">{words.invalid.other}</span>}
            </label>
          )
        })}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
