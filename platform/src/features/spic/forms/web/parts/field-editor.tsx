import { localize } from '../../../../../base/web/language.ts'
import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { CheckField, SelectField } from '../../../../../ui/field.tsx'
import type { Field } from '../../fields.ts'
import { formWords } from '../../words.ts'
import { BoxGroup } from './box-group.tsx'
import { FieldLimits } from './field-limits.tsx'
import { ChoiceOptions, TableColumns } from './named-list.tsx'

export type EditorParts<K extends Field['kind'] = Field['kind']> = {
  field: Extract<Field, { kind: K }>
  /** Below the path of the field. */
  problemAt: (path: string) => string | undefined
  onChange: (field: Field) => void
}

/** All that is said about one field. */
export function FieldEditor({
  field,
  earlier,
  problemAt,
  onChange,
}: EditorParts & { earlier: readonly Field[] }) {
  const { builder: words } = useWords(formWords)
  const both = (name: 'label' | 'help') => ({
    zh: {
      value: field[name].zh,
      onChange: (zh: string) => onChange({ ...field, [name]: { ...field[name], zh } }),
    },
    en: {
      value: field[name].en,
      onChange: (en: string) => onChange({ ...field, [name]: { ...field[name], en } }),
    },
  })
  const label = both('label')
  return (
    <div className="grid gap-5">
      <BilingualField
        label={words.label}
        maxLength={120}
        zh={{ ...label.zh, problem: problemAt('label') }}
        en={label.en}
      />
      <BilingualField label={words.help} maxLength={500} rows={2} {...both('help')} />
      {field.kind !== 'heading' && (
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <CheckField
            label={words.required}
            checked={field.isRequired}
            onChange={isRequired => onChange({ ...field, isRequired })}
          />
          <CheckField
            label={words.identifying}
            hint={words.identifyingHint}
            checked={field.isIdentifying}
            onChange={isIdentifying => onChange({ ...field, isIdentifying })}
          />
        </div>
      )}
      <FieldLimits field={field} problemAt={problemAt} onChange={onChange} />
      {field.kind === 'choice' && <ChoiceOptions field={field} problemAt={problemAt} onChange={onChange} />}
      {field.kind === 'table' && <TableColumns field={field} problemAt={problemAt} onChange={onChange} />}
      <Condition field={field} earlier={earlier} problemAt={problemAt} onChange={onChange} />
    </div>
  )
}

/** When a field is asked: always, or where an earlier choice has one of some values. */
function Condition({ field, earlier, problemAt, onChange }: EditorParts & { earlier: readonly Field[] }) {
  const { builder: words } = useWords(formWords)
  const lang = useLang()
  const choices = earlier.filter(one => one.kind === 'choice')
  const { condition } = field
  const chosen = choices.find(one => one.key === condition?.field)
  if (choices.length === 0 && condition === null) return null
  const choose = (key: string) => {
    const first = choices.find(one => one.key === key)?.options[0]
    onChange({ ...field, condition: first ? { field: key, values: [first.value] } : null })
  }
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.condition}
        hint={words.conditionHint}
        value={chosen?.key ?? condition?.field ?? ''}
        onChange={choose}
        options={[
          ['', words.always],
          ...choices.map(one => [one.key, words.when(localize(one.label, lang) || words.untitled)] as const),
          // Of a choice that was taken out or moved behind: said to be wrong, and can be changed.
          ...(condition && !chosen ? [[condition.field, words.when(condition.field)] as const] : []),
        ]}
        problem={problemAt('condition.field')}
      />
      {chosen && condition && (
        <BoxGroup
          label={words.conditionValues}
          options={chosen.options.map(
            option => [option.value, localize(option.label, lang) || words.untitled] as const,
          )}
          chosen={condition.values}
          problem={problemAt('condition.values')}
          onChange={values => {
            if (values.length > 0) onChange({ ...field, condition: { ...condition, values } })
          }}
        />
      )}
    </div>
  )
}
