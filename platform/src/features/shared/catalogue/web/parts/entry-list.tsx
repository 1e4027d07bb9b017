import { Fragment, useState } from 'react'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Callout } from '../../../../../ui/callout.tsx'
import { useFocusOnMoved, type Step } from '../../../../../ui/move-steps.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { firstGroup, inTree, moved, offered, type Entry, type Kind, type Uses } from '../../rules.ts'
import { catalogueWords } from '../../words.ts'
import { EntryRow } from './entry-row.tsx'
import { useOrder } from './use-order.ts'

export type Listed = { key: string; value: Entry; uses: Uses }

/** From so many on a list can be searched. */
const many = 12

/** The entries in their order, which is changed by steps up and down. */
export function EntryList({ kind, entries, tag }: { kind: Kind; entries: readonly Listed[]; tag: string }) {
  const { list: words, kinds } = useWords(catalogueWords)
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const order = useOrder({ kind, keys: entries.map(entry => entry.key), tag })
  const nameOf = ({ value }: Listed) => localize({ zh: value.nameZh, en: value.nameEn }, lang)

  const placed = inTree(
    order.keys.flatMap(key => {
      const entry = entries.find(one => one.key === key)
      return entry ? [{ ...entry, parentCode: entry.value.parentCode, isHidden: entry.value.isHidden }] : []
    }),
  )
  const wanted = typed.trim().toLowerCase()
  const shown = placed.filter(({ value }) =>
    [value.nameZh, value.nameEn].some(name => name.toLowerCase().includes(wanted)),
  )
  // The page of datasets shows its categories in two groups.
  const second = kind === 'dataset-categories' && wanted === '' ? offered(placed)[firstGroup]?.key : undefined

  const focusOnMoved = useFocusOnMoved()
  const move = (entry: Listed, step: Step) => {
    const keys = moved(placed, entry.key, step)
    focusOnMoved(entry.key, step)
    order.arrange(keys)
    const beside = keys.filter(key => besideOf(entry.key).includes(key))
    setSaid(words.movedTo(nameOf(entry), beside.indexOf(entry.key) + 1))
  }
  const besideOf = (key: string) => {
    const parent = placed.find(entry => entry.key === key)?.parentCode
    return placed.filter(entry => entry.parentCode === parent).map(entry => entry.key)
  }
  const stopOf = (key: string, step: Step): string | undefined => {
    if (wanted !== '') return words.finding
    const beside = besideOf(key)
    if (beside.at(step === -1 ? 0 : -1) !== key) return undefined
    return step === -1 ? words.first : words.last
  }
  return (
    <section className="grid gap-3" aria-label={kinds[kind]}>
      {entries.length >= many && (
        <Input
          type="search"
          value={typed}
          onChange={setTyped}
          aria-label={words.find}
          placeholder={words.find}
          className="max-w-sm"
        />
      )}
      {order.problem && (
        <Callout kind="bad" live>
          {order.problem}
        </Callout>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
      {shown.length === 0 ? (
        <p className="py-8 text-center text-muted">{words.none(typed.trim())}</p>
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card shadow-card">
          {shown.map(entry => (
            <Fragment key={entry.key}>
              {entry.key === second && (
                <li className="bg-sunken px-4 py-1.5 text-xs text-muted">{words.group2}</li>
              )}
              <EntryRow
                kind={kind}
                entry={entry}
                name={nameOf(entry)}
                stopOf={step => stopOf(entry.key, step)}
                onMove={step => move(entry, step)}
              />
            </Fragment>
          ))}
        </ol>
      )}
    </section>
  )
}
