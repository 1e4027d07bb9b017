import { clsx } from 'clsx'
import { localize, type Localized } from '../../../../../base/web/language.ts'
import { MarkdownField } from '../../../../../site/markdown-field.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { editingWords } from '../../editing-words.ts'
import type { MarkdownField as Markdown, WordsField } from '../../fields.ts'
import { sides, useEditing } from './editing.ts'

/** Longer ones get more than one line to be read in, though they are one line. */
const oneLine = 120

/** A text in both languages: side by side, on narrow screens the one that was chosen for the whole form. */
export function TextsControl({
  path,
  field,
  value,
  onChange,
}: {
  path: string
  field: WordsField | Markdown
  value: Localized
  onChange: (value: Localized) => void
}) {
  const lang = useLang()
  const words = useWords(editingWords)
  const { side, problemAt } = useEditing()
  const label = localize(field.label, lang)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {sides.map(one => {
        const shared = {
          label: `${label} · ${words.languages[one]}`,
          value: value[one],
          maxLength: field.max,
          problem: problemAt(`${path}.${one}`),
        }
        return (
          <div key={one} data-path={`${path}.${one}`} className={clsx(one !== side && 'max-md:hidden')}>
            {field.kind === 'markdown' ? (
              <MarkdownField {...shared} onChange={text => onChange({ ...value, [one]: text })} />
            ) : (
              <TextField
                {...shared}
                {...(field.max > oneLine ? { rows: 3 } : {})}
                {...(field.hint ? { hint: localize(field.hint, lang) } : {})}
                required={field.isRequired}
                lang={one === 'zh' ? 'zh-CN' : 'en-US'}
                onChange={text => onChange({ ...value, [one]: text.replace(/[\r\n]+/g, ' ') })}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}
