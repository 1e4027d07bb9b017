import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Field as Labelled, SelectField, TextField } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { NumberField } from '../../../../../ui/number-field.tsx'
import type { Field, GivenAnswer } from '../../fields.ts'
import { formWords } from '../../words.ts'
import { Boxes } from './box-group.tsx'
import { FieldGroup, FieldLabel } from './field-group.tsx'

export type FieldParts<K extends Field['kind']> = {
  field: Extract<Field, { kind: K }>
  answer: GivenAnswer
  label: string
  hint: string
  problemAt: (path: string) => string | undefined
  onChange: (answer: GivenAnswer) => void
}

/** A question that is answered with one value, or with boxes to tick. */
export function PlainField({
  field,
  answer,
  label,
  hint,
  problemAt,
  onChange,
}: FieldParts<'text' | 'longText' | 'number' | 'choice' | 'date'>) {
  const words = useWords(formWords)
  const lang = useLang()
  const unit = field.kind === 'number' ? localize(field.unit, lang) : ''
  const name = unit === '' ? label : words.withUnit(label, unit)
  const shown = {
    label: <FieldLabel label={name} isOptional={!field.isRequired} />,
    hint,
    problem: problemAt(''),
  }
  const typed = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
  switch (field.kind) {
    case 'text':
    case 'longText':
      return (
        <TextField
          {...shown}
          {...(field.kind === 'longText' ? { rows: 6 } : {})}
          maxLength={field.most}
          required={field.isRequired}
          value={typed}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <NumberField
          {...shown}
          className="max-w-60"
          required={field.isRequired}
          value={typeof answer === 'number' ? answer : null}
          onChange={onChange}
        />
      )
    case 'date':
      return (
        <Labelled {...shown} className="max-w-60">
          {control => (
            <Input
              {...control}
              type="date"
              max="9999-12-31"
              required={field.isRequired}
              value={typed}
              onChange={day => onChange(day === '' ? null : day)}
            />
          )}
        </Labelled>
      )
    case 'choice': {
      const options = field.options.map(option => [option.value, localize(option.label, lang)] as const)
      if (!field.isMany)
        return (
          <SelectField
            {...shown}
            value={typed}
            onChange={value => onChange(value === '' ? null : value)}
            options={[['', words.choose], ...options]}
          />
        )
      const chosen = Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : []
      return (
        <FieldGroup label={name} hint={hint} problem={problemAt('')} isOptional={!field.isRequired}>
          <Boxes
            options={options}
            chosen={chosen}
            isWrong={problemAt('') !== undefined}
            onChange={onChange}
          />
        </FieldGroup>
      )
    }
  }
}
