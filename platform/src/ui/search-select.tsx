import { Combobox } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { useRef, type ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { ChosenField } from './chosen-field.tsx'

export type Found<V> = {
  value: V
  label: string
  /** Of a person; null draws the first letter. */
  picture?: string | null
}

/** Several of what a search finds elsewhere, as it is typed; chosen ones stand before the cursor. */
export function SearchSelect<V extends string | number>({
  label,
  hint,
  problem,
  note,
  words,
  found,
  chosen,
  onChange,
  onType,
}: {
  label: string
  hint?: ReactNode
  problem?: string | undefined
  /** What is said in the place of what was found: that it is looked for, or that there is none. */
  note: ReactNode
  words: { search: string; remove: (name: string) => string }
  found: readonly Found<V>[]
  chosen: readonly Found<V>[]
  onChange: (chosen: Found<V>[]) => void
  onType: (typed: string) => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Combobox.Root
      multiple
      items={found}
      filter={null}
      autoHighlight
      value={[...chosen]}
      isItemEqualToValue={(a, b) => a.value === b.value}
      itemToStringLabel={option => option.label}
      onInputValueChange={typed => onType(typed)}
      onValueChange={(next, { reason }) => {
        // It closes the list; pressed once more it would take everything off that was chosen.
        if (reason === 'escape-key') return
        onChange(next)
      }}
    >
      <ChosenField frame={frame} label={label} hint={hint} problem={problem} chosen={chosen} words={words} />
      <Combobox.Portal>
        <Combobox.Positioner anchor={frame} sideOffset={4} className="z-50">
          <Combobox.Popup
            className={clsx(
              'w-(--anchor-width) overflow-hidden rounded-xl border border-line bg-card text-sm shadow-float',
              found.length === 0 && !note && 'hidden',
            )}
          >
            <Combobox.Status>{note && <div className="p-3 text-muted">{note}</div>}</Combobox.Status>
            <Combobox.List aria-label={label} className="p-1 empty:p-0">
              {(option: Found<V>) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex cursor-pointer items-center gap-2 rounded-lg px-3 py-2 outline-none data-highlighted:bg-accent-soft data-selected:font-medium"
                >
                  {option.picture !== undefined && (
                    <Avatar name={option.label} picture={option.picture} size="small" />
                  )}
                  <span className="min-w-0 flex-1 truncate">{option.label}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
