import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { MultiSelect } from '../../../../../ui/multi-select.tsx'
import { editingWords } from '../../editing-words.ts'

type Offered = { id: number; nameZh: string; nameEn: string }

/** Several of what is public, such as competitions, found by name as it is typed. */
export function SeveralField({
  label,
  offered,
  ids,
  most,
  onChange,
}: {
  label: string
  offered: readonly Offered[]
  ids: readonly number[]
  most: number
  onChange: (ids: number[]) => void
}) {
  const { source: words } = useWords(editingWords)
  const lang = useLang()
  const known = new Set(offered.map(one => one.id))
  return (
    <MultiSelect
      label={label}
      empty={words.search}
      noMatch={words.none}
      words={{ search: words.search, open: words.open, remove: words.remove }}
      options={[
        ...offered.map(one => ({
          value: one.id,
          label: localize({ zh: one.nameZh, en: one.nameEn }, lang),
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
