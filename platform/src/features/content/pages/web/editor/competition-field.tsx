import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { MultiSelect } from '../../../../../ui/multi-select.tsx'
import { editingWords } from '../../editing-words.ts'
import { useEditing } from './editing.ts'

/** Public competitions, found by name as it is typed. */
export function CompetitionField({
  label,
  ids,
  most,
  onChange,
}: {
  label: string
  ids: readonly number[]
  most: number
  onChange: (ids: number[]) => void
}) {
  const { source: words } = useWords(editingWords)
  const lang = useLang()
  const { choices } = useEditing()
  const known = new Set(choices.competitions.map(one => one.id))
  return (
    <MultiSelect
      label={label}
      empty={words.search}
      noMatch={words.none}
      words={{ search: words.search, open: words.open, remove: words.remove }}
      options={[
        ...choices.competitions.map(one => ({
          value: one.id,
          label: localize({ zh: one.titleZh, en: one.titleEn }, lang),
        })),
        // One that is not public any more stays chosen, by its number.
        ...ids.filter(id => !known.has(id)).map(id => ({ value: id, label: `#${id}` })),
      ]}
      chosen={[...ids]}
      // The last ones stay: where one is wanted, another one replaces it.
      onChange={next => onChange(next.slice(-most))}
    />
  )
}
