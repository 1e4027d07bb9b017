import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import type { Field } from '../../fields.ts'
import { formWords } from '../../words.ts'
import { useLimitsOf } from './field-hints.ts'

/** What a form asks for, to know before one begins. */
export function FormOutline({ label, fields }: { label: string; fields: readonly Field[] }) {
  const all = useWords(formWords)
  const { outline: words } = all
  const lang = useLang()
  const limitsOf = useLimitsOf()
  if (fields.length === 0) return <p className="text-sm text-muted">{words.empty}</p>
  const whenOf = ({ condition }: Field): string => {
    const choice = fields.find(one => one.key === condition?.field)
    if (!condition || choice?.kind !== 'choice') return ''
    const values = choice.options
      .filter(option => condition.values.includes(option.value))
      .map(option => localize(option.label, lang))
    return words.if(localize(choice.label, lang), values.join(all.or))
  }
  return (
    <ol aria-label={label} className="grid gap-3 text-sm">
      {fields.map(field =>
        field.kind === 'heading' ? (
          <li key={field.key} className="font-semibold">
            {localize(field.label, lang)}
          </li>
        ) : (
          <li key={field.key} className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{localize(field.label, lang)}</span>
              <span className="text-muted">{all.kinds[field.kind]}</span>
              {field.isRequired && <Badge>{words.required}</Badge>}
            </p>
            {[localize(field.help, lang), limitsOf(field), whenOf(field)]
              .filter(text => text !== '')
              .map(text => (
                <p key={text} className="text-muted">
                  {text}
                </p>
              ))}
          </li>
        ),
      )}
    </ol>
  )
}
