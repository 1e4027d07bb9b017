import { useId, useRef, useState } from 'react'
import { ApiError } from '../../../../../base/contract/client.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Input } from '../../../../../ui/input.tsx'
import { PlainButton } from '../../../../../ui/plain-button.tsx'
import { appealWords } from '../../words.ts'

export type PickedTeam = { id: number; name: string }

type Props = {
  competitionId: number
  /** The own team, which is not offered. */ without: number
  picked: PickedTeam | undefined
  onPick: (team: PickedTeam | undefined) => void
  problem: string | undefined
}

const pause = 300
const most = 6

/** Finds a team of the competition by its name. */
export function TeamPicker({ competitionId, without, picked, onPick, problem }: Props) {
  const { form } = useWords(appealWords)
  const api = useApi()
  const id = useId()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<PickedTeam[] | 'searching'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef('')

  const look = (text: string) => {
    setSearch(text)
    newest.current = text
    clearTimeout(timer.current)
    if (text.trim() === '') return setFound(undefined)
    setFound('searching')
    timer.current = setTimeout(() => void find(text), pause)
  }
  const find = async (text: string) => {
    let teams: PickedTeam[] = []
    try {
      const query = { cmptId: competitionId, search: text.trim(), per_page: most + 1 }
      teams = (await api('GET /api/teams', { query })).teams.map(({ id, name }) => ({ id, name }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    // An answer that was overtaken by more typing says nothing.
    if (newest.current === text) setFound(teams.filter(team => team.id !== without).slice(0, most))
  }

  if (picked) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-medium" role="status">
          {form.chosen(picked.name)}
        </span>
        <PlainButton className="text-sm text-accent" onClick={() => onPick(undefined)}>
          {form.change}
        </PlainButton>
      </p>
    )
  }
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {form.team}
      </label>
      <Input
        id={id}
        type="search"
        className="mt-2"
        maxLength={60}
        value={search}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        onChange={look}
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {problem ? <span className="text-bad">{problem}</span> : form.teamHint}
      </p>
      <div aria-live="polite">
        {found === 'searching' && <p className="mt-2 text-sm text-muted">{form.searching}</p>}
        {Array.isArray(found) && found.length === 0 && <p className="mt-2 text-sm">{form.noneFound}</p>}
        {Array.isArray(found) && found.length > 0 && (
          <ul className="mt-2 grid gap-1">
            {found.map(team => (
              <li key={team.id}>
                <PlainButton
                  className="w-full rounded-lg border border-line px-3 py-2 text-left hover:border-accent"
                  onClick={() => {
                    onPick(team)
                    look('')
                  }}
                >
                  {team.name}
                </PlainButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
