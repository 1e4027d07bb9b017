import { usualZone } from '../../../../../base/web/format.ts'
import { localize, type Localized } from '../../../../../base/web/language.ts'
import { TimeField } from '../../../../../site/staff/time-field.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { SelectField } from '../../../../../ui/field.tsx'
import { SuggestField } from '../../../../../ui/suggest-field.tsx'
import { editingWords } from '../../editing-words.ts'
import type { Field, Fields } from '../../fields.ts'
import { isPageLink } from '../../rules.ts'
import { useEditing } from './editing.ts'
import { ListControl } from './list-control.tsx'
import { MediaField } from '../parts/media-field.tsx'
import { SourceControl } from './source-control.tsx'
import { TextsControl } from './texts-control.tsx'

type Values = Record<string, unknown>

/** The form of a block, or of an item of a list: a control for each of its fields. */
export function FieldsForm({
  path,
  fields,
  value,
  onChange,
}: {
  path: string
  fields: Fields
  value: Values
  onChange: (value: Values) => void
}) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {Object.entries(fields).map(([name, field]) => (
        <FieldControl
          key={name}
          path={`${path}.${name}`}
          field={field}
          value={value[name]}
          onChange={next => onChange({ ...value, [name]: next })}
        />
      ))}
    </div>
  )
}

/** The control of one field. Kind and value belong together, which the compiler cannot follow through plain data. */
export function FieldControl({
  path,
  field,
  value,
  onChange,
}: {
  path: string
  field: Field
  value: unknown
  onChange: (value: unknown) => void
}) {
  const lang = useLang()
  const words = useWords(editingWords)
  const { problemAt, addresses = [] } = useEditing()
  const label = localize(field.label, lang)
  const control = () => {
    switch (field.kind) {
      case 'words':
      case 'markdown':
        return <TextsControl path={path} field={field} value={value as Localized} onChange={onChange} />
      case 'media':
        return (
          <MediaField
            label={label}
            of={field.of}
            value={value as number | null}
            onChange={onChange}
            problem={problemAt(path)}
          />
        )
      case 'link': {
        const to = value as string
        return (
          <SuggestField
            label={label}
            hint={words.linkHint}
            maxLength={500}
            suggestions={addresses.filter(address => address.includes(to) && address !== to)}
            value={to}
            onChange={onChange}
            problem={isPageLink(to) ? problemAt(path) : words.badLink}
          />
        )
      }
      case 'choice':
        return (
          <SelectField
            className="max-w-72"
            label={label}
            value={value as string}
            onChange={onChange}
            options={Object.entries(field.options).map(
              ([option, name]) => [option, localize(name as Localized, lang)] as const,
            )}
          />
        )
      case 'instant':
        return (
          <div className="flex flex-wrap items-start gap-3">
            <TimeField label={label} zone={usualZone} value={value as string | null} onChange={onChange} />
            {value !== null && (
              <Button variant="quiet" size="small" className="mt-7" onClick={() => onChange(null)}>
                {words.noTime}
              </Button>
            )}
          </div>
        )
      case 'list':
        return (
          <ListControl
            path={path}
            field={field}
            value={value as Values[]}
            onChange={onChange}
            form={item => <FieldsForm fields={field.of} {...item} />}
          />
        )
      case 'source':
        return <SourceControl label={label} of={field.of} value={value} onChange={onChange} />
    }
  }
  return <div data-path={path}>{control()}</div>
}
