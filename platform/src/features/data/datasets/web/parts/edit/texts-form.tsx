import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Form } from '../../../../../../site/use-form.ts'
import { useAskedSides } from '../../../../../../site/staff/asked-languages.ts'
import { useWords } from '../../../../../../site/use-site.ts'
import { Input } from '../../../../../../ui/input.tsx'
import { Select } from '../../../../../../ui/select.tsx'
import { Textarea } from '../../../../../../ui/textarea.tsx'
import type { DraftTexts } from '../../../schema.ts'
import { datasetWords } from '../../../words.ts'
import { LicencePicker } from './licence-picker.tsx'

type Pair = 'title' | 'summary' | 'body' | 'protocol' | 'notes'

/** What is written about a dataset, each text in both languages beside each other. */
export function TextsForm({
  form,
  categories,
}: {
  form: Form<DraftTexts>
  categories: readonly { id: number; name: string }[]
}) {
  const words = useWords(datasetWords).form
  const { isOne } = useAskedSides()
  const source = form.field('sourceUrl')
  return (
    <form {...form.props} className="grid gap-6">
      <BothLanguages
        form={form}
        name="title"
        label={words.titleLabel}
        hint={isOne ? undefined : words.titleHint}
        most={120}
      />
      <BothLanguages form={form} name="summary" label={words.summary} most={300} />
      <BothLanguages form={form} name="body" label={words.body} hint={words.bodyHint} most={100_000} isLong />
      <div className="grid gap-6 sm:grid-cols-2">
        <LicencePicker {...form.field('licence')} />
        <label className="text-sm">
          {words.category}
          <Select
            className="mt-1"
            value={form.value.categoryId ?? ''}
            onChange={chosen => form.set({ categoryId: chosen ? Number(chosen) : null })}
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
            value={source.value ?? ''}
            aria-invalid={source.problem ? true : undefined}
            aria-describedby={source.problem && 'source-wrong'}
            onChange={typed => source.onChange(typed || null)}
          />
          {source.problem && (
            <span id="source-wrong" className="mt-1 block text-bad">
              {words.wrongUrl}
            </span>
          )}
        </label>
      </div>
      <BothLanguages
        form={form}
        name="protocol"
        label={words.protocol}
        hint={words.protocolHint}
        most={20_000}
        isLong
      />
    </form>
  )
}

/** One text in the languages that are asked for. */
export function BothLanguages({
  name,
  label,
  hint,
  most,
  isLong = false,
  form,
}: {
  form: Form<DraftTexts>
  name: Pair
  label: string
  hint?: ReactNode
  most: number
  isLong?: boolean
}) {
  const words = useWords(datasetWords).form
  const { sides, isOne } = useAskedSides()
  const hintId = `${name}-hint`
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className={clsx('grid gap-4', !isOne && 'sm:grid-cols-2')}>
        {sides.map(side => {
          const language = side === 'zh' ? 'Zh' : 'En'
          const field = `${name}${language}` as const
          const { problem, ...control } = form.field(field)
          const problemId = `${field}-problem`
          const own = {
            ...control,
            className: 'mt-1',
            lang: language === 'Zh' ? 'zh-CN' : 'en-US',
            maxLength: most,
            'aria-invalid': problem ? true : undefined,
            'aria-describedby': clsx(hint && hintId, problem && problemId) || undefined,
          }
          return (
            <label key={language} className="text-sm">
              <span className="sr-only">{label} </span>
              {!isOne && <span className="text-muted">{words[side]}</span>}
              {isLong ? <Textarea rows={8} {...own} /> : <Input {...own} />}
              {problem && (
                <span id={problemId} className="mt-1 block text-bad">
                  {problem}
                </span>
              )}
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
