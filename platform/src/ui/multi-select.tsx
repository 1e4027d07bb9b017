import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { ComboboxList, typedFor, type Choice } from './combobox.tsx'
import { ChosenField } from './chosen-field.tsx'

/** Several of a list that may be long, in the order in which they were chosen: typed for, or gone through with the arrow keys. */
export function MultiSelect<V extends string | number>({
  label,
  hint,
  empty,
  noMatch,
  words,
  options,
  chosen,
  onChange,
}: {
  label: string
  hint?: string
  /** What stands here while there is nothing to choose from. */
  empty: ReactNode
  /** What is said when nothing has the name that was typed. */
  noMatch: ReactNode
  words: { search: string; open: string; remove: (name: string) => string }
  options: readonly Choice<V>[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const known = new Map(options.map(option => [option.value, option]))
  const own = chosen.flatMap(value => known.get(value) ?? [])
  if (options.length === 0)
    return (
      <div className="grid gap-1 text-sm">
        <span className="font-medium">{label}</span>
        {empty}
      </div>
    )
  return (
    <Combobox.Root
      multiple
      items={options}
      value={own}
      onValueChange={(next, { reason }) => {
        // It closes the list; pressed once more it would take everything off that was chosen.
        if (reason !== 'escape-key') onChange(next.map(option => option.value))
      }}
      {...typedFor<V>()}
    >
      <ChosenField frame={frame} label={label} hint={hint} chosen={own} words={words}>
        <Combobox.Trigger
          aria-label={words.open}
          className="grid size-7 shrink-0 place-items-center rounded-md text-muted hover:text-text"
        >
          <ChevronDown className="size-4" aria-hidden="true" />
        </Combobox.Trigger>
      </ChosenField>
      <ComboboxList label={label} anchor={frame} noMatch={noMatch} />
    </Combobox.Root>
  )
}
