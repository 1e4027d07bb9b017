import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { MultiSelect } from '../../../../../ui/multi-select.tsx'
import type { Kind } from '../../../../shared/catalogue/rules.ts'
import { authoredWords } from '../../authored-words.ts'
import { EmptyChoice } from './empty-choice.tsx'

type Entry<V> = { value: V; nameZh: string; nameEn: string; isOffered: boolean; isChild?: boolean }

/** Several entries of a list of the catalogue, which may be hundreds: found by either of their names. */
export function CatalogueChoice<V extends string | number>({
  kind,
  mayKeep,
  entries,
  chosen,
  ...rest
}: {
  label: string
  hint?: string
  kind: Kind
  mayKeep: boolean
  entries: readonly Entry<V>[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
}) {
  const { basics: words } = useWords(authoredWords)
  const lang = useLang()
  return (
    <MultiSelect
      {...rest}
      chosen={chosen}
      words={{ search: words.searchChoice, open: words.openChoice, remove: words.removeChoice }}
      empty={<EmptyChoice kind={kind} mayKeep={mayKeep} />}
      noMatch={<EmptyChoice kind={kind} mayKeep={mayKeep} said={words.noMatch} />}
      options={entries
        .filter(entry => entry.isOffered || chosen.includes(entry.value))
        .map(({ value, nameZh, nameEn, isChild }) => ({
          value,
          label: localize({ zh: nameZh, en: nameEn }, lang),
          alsoKnownAs: `${nameZh} ${nameEn}`,
          ...(isChild ? { isChild } : {}),
        }))}
    />
  )
}
