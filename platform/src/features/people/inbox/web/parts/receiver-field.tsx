import { useRef, useState } from 'react'
import { useApi } from '../../../../../site/browser-api.ts'
import { useSite, useWords } from '../../../../../site/use-site.ts'
import { SearchSelect } from '../../../../../ui/search-select.tsx'
import { mostFound, mostReceivers, searchPause } from '../../rules.ts'
import { inboxWords } from '../../words.ts'
import type { Person } from './wire.ts'

type Found = { people: readonly Person[]; state: 'idle' | 'searching' | 'done' | 'failed' }
const nothing: Found = { people: [], state: 'idle' }

/** Whom a message is to: found by name or id as it is typed. */
export function ReceiverField({
  chosen,
  onChange,
  problem,
}: {
  chosen: readonly Person[]
  onChange: (chosen: Person[]) => void
  problem: string | undefined
}) {
  const { send } = useWords(inboxWords)
  const { viewer } = useSite()
  const api = useApi()
  const [found, setFound] = useState<Found>(nothing)
  const search = useRef({ timer: 0, keyword: '' })
  const look = async (keyword: string) => {
    const answer = await api('GET /api/users', { query: { keyword, page: 1, pageSize: mostFound } }).catch(
      () => undefined,
    )
    // Something else was typed meanwhile.
    if (search.current.keyword !== keyword) return
    const people = answer?.list.filter(person => person.id !== viewer?.id) ?? []
    setFound({ people, state: answer ? 'done' : 'failed' })
  }
  const type = (typed: string) => {
    const keyword = typed.trim()
    if (keyword === search.current.keyword) return
    clearTimeout(search.current.timer)
    search.current = { timer: 0, keyword }
    if (keyword === '') return setFound(nothing)
    setFound(before => ({ ...before, state: 'searching' }))
    search.current.timer = window.setTimeout(() => void look(keyword), searchPause)
  }
  const known = new Map([...found.people, ...chosen].map(person => [person.id, person]))
  const isNew = ({ id }: Person) => !chosen.some(person => person.id === id)
  const offered = found.people.filter(isNew)
  const notes = {
    idle: undefined,
    searching: offered.length === 0 && send.searching,
    done: offered.length === 0 && send.nobody,
    failed: send.searchFailed,
  }
  const asOption = ({ id, name, avatar }: Person) => ({ value: id, label: name, picture: avatar })
  return (
    <SearchSelect
      label={send.receivers}
      hint={send.receiversHint(mostReceivers)}
      problem={problem}
      words={{ search: send.search, remove: send.removeReceiver }}
      note={notes[found.state] || undefined}
      found={offered.map(asOption)}
      chosen={chosen.map(asOption)}
      onChange={next => onChange(next.flatMap(({ value }) => known.get(value) ?? []))}
      onType={type}
    />
  )
}
