import { clsx } from 'clsx'
import { useWords } from '../../../../../site/use-site.ts'
import { searchWords } from '../../words.ts'
import type { Entry, EntryGroup } from './entries.ts'

export const listId = 'search-found'
export const optionId = (index: number) => `${listId}-${index}`

const keepInSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** What can be chosen, under the headings of its groups. */
export function EntryList({
  groups,
  active,
  onActive,
  onChoose,
}: {
  groups: readonly EntryGroup[]
  active: number
  onActive: (index: number) => void
  onChoose: (entry: Entry) => void
}) {
  const words = useWords(searchWords)
  const all = groups.flatMap(group => group.entries)
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      aria-label={words.title}
      className="overflow-y-auto p-2 empty:hidden"
    >
      {groups.map(({ group, entries }) => (
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <p id={`${listId}-${group}`} role="presentation" className="px-3 py-2 text-xs text-muted">
            {words.groups[group]}
          </p>
          {entries.map(entry => {
            const index = all.indexOf(entry)
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
              <div
                key={entry.path}
                id={optionId(index)}
                ref={index === active ? keepInSight : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={clsx(
                  'flex cursor-pointer items-center gap-3 rounded-lg px-3 py-2',
                  index === active && 'bg-accent-soft',
                )}
                onPointerMove={() => onActive(index)}
                onClick={() => onChoose(entry)}
              >
                <span className="min-w-0 grow truncate">{entry.title}</span>
                <span className="max-w-[40%] truncate text-sm text-muted">{entry.detail}</span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
