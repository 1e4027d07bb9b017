import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { SearchSelect, type Found } from '../../../../../ui/search-select.tsx'
import { editingWords } from '../../editing-words.ts'

const searchPause = 250
type State = 'idle' | 'searching' | 'done' | 'failed'

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
  const api = useApi()
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  const [found, setFound] = useState<Found<number>[]>([])
  const [state, setState] = useState<State>('idle')
  const search = useRef({ timer: 0, text: '' })
  const look = async (text: string, perPage: number) => {
    const answer = await api('GET /api/competitions', { query: { search: text, per_page: perPage } }).catch(
      () => undefined,
    )
    const list = answer?.cmpt.competitions.map(({ id, title }) => ({ value: id, label: title }))
    if (list) setNames(before => new Map([...before, ...list.map(one => [one.value, one.label] as const)]))
    return list
  }
  // Those that are chosen already have names as well.
  useEffect(() => {
    if (ids.some(id => !names.has(id))) void look('', 100)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is opened
  }, [])
  const type = (typed: string) => {
    const text = typed.trim()
    if (text === search.current.text) return
    clearTimeout(search.current.timer)
    search.current.text = text
    setState(text === '' ? 'idle' : 'searching')
    if (text === '') return setFound([])
    search.current.timer = window.setTimeout(async () => {
      const list = await look(text, 10)
      // Something else was typed meanwhile.
      if (search.current.text !== text) return
      setFound(list ?? [])
      setState(list ? 'done' : 'failed')
    }, searchPause)
  }
  const offered = found.filter(({ value }) => !ids.includes(value))
  const notes = {
    idle: words.search,
    searching: words.searching,
    done: offered.length === 0 ? words.none : undefined,
    failed: words.failed,
  }
  return (
    <SearchSelect
      label={label}
      words={{ search: words.search, remove: words.remove }}
      note={notes[state]}
      found={offered}
      chosen={ids.map(id => ({ value: id, label: names.get(id) ?? `#${id}` }))}
      // The last ones stay: where one is wanted, another one replaces it.
      onChange={next => onChange(next.map(({ value }) => value).slice(-most))}
      onType={type}
    />
  )
}
