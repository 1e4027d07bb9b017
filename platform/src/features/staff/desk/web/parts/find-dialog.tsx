import { clsx } from 'clsx'
import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../../../../../base/contract/call.ts'
import type { SiteCalls } from '../../../../../calls.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { deskWords } from '../../words.ts'

type Found = Answer<SiteCalls['GET /api/admin/search']>['found']
const pause = 200

/** Type, choose with the arrow keys, open with Enter. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { search: words } = useWords(deskWords)
  const api = useApi()
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<{ for: string; found: Found } | 'failed'>()
  const [active, setActive] = useState(0)
  const wanted = typed.trim()
  const found = wanted !== '' && answer && answer !== 'failed' ? answer.found : []

  useEffect(() => {
    if (wanted === '') return
    let isLast = true
    const look = async () => {
      try {
        const result = await api('GET /api/admin/search', { query: { q: wanted } })
        if (!isLast) return
        setAnswer({ for: wanted, found: result.found })
        setActive(0)
      } catch {
        if (isLast) setAnswer('failed')
      }
    }
    const timer = setTimeout(() => void look(), pause)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [api, wanted])

  const open = (path: string | undefined) => {
    if (!path) return
    onClose()
    void navigate(path)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      setActive((active + step + found.length) % found.length)
    }
    if (event.key === 'Enter') open(found[active]?.path)
  }
  const status =
    wanted === '' || answer === undefined
      ? ''
      : answer === 'failed'
        ? words.failed
        : found.length > 0
          ? words.found(found.length)
          : answer.for === wanted
            ? words.none(wanted)
            : ''
  return (
    <Dialog title={words.title} isTitleHidden place="top" onClose={onClose}>
      <Input
        isBare
        type="search"
        role="combobox"
        aria-label={words.title}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words.placeholder}
        maxLength={100}
        value={typed}
        onChange={setTyped}
        onKeyDown={onKeyDown}
        className="w-full border-b border-line bg-transparent px-5 py-4 text-base outline-none"
      />
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={words.title}
        className="overflow-y-auto p-2 empty:hidden"
      >
        {found.map((entry, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
          <div
            key={`${entry.kind} ${entry.id}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={clsx(
              'flex cursor-pointer items-center gap-3 rounded-lg px-3 py-2',
              index === active && 'bg-accent-soft',
            )}
            onPointerMove={() => setActive(index)}
            onClick={() => open(entry.path)}
          >
            <Badge>{words.kinds[entry.kind]}</Badge>
            <span className="min-w-0 grow truncate">{entry.title}</span>
            <span className="max-w-[40%] truncate text-sm text-muted">{entry.detail}</span>
          </div>
        ))}
      </div>
      <p className="px-5 py-3 text-sm text-muted" role="status">
        {status || words.hint}
      </p>
    </Dialog>
  )
}
