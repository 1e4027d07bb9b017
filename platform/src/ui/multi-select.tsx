import { Combobox } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { ComboboxList, typedFor, type Choice } from './combobox.tsx'
import { Field } from './field.tsx'

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
      <Field label={label} hint={hint}>
        {({ className, ...control }) => (
          <div
            ref={frame}
            className={clsx(
              className,
              'field flex items-start gap-2 py-1 pr-2! pl-2! has-[input:focus-visible]:border-accent has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent',
            )}
          >
            <Combobox.Chips className="flex min-w-0 flex-1 flex-wrap gap-1.5">
              {own.map(option => (
                <Combobox.Chip
                  key={option.value}
                  className="inline-flex max-w-full items-center gap-1 rounded-md bg-accent-soft pl-2 text-accent outline-none focus-within:ring-2 focus-within:ring-accent data-highlighted:ring-2 data-highlighted:ring-accent"
                >
                  <span className="truncate">{option.label}</span>
                  <Combobox.ChipRemove
                    aria-label={words.remove(option.label)}
                    className="grid size-7 shrink-0 place-items-center rounded-md hover:text-accent-strong"
                  >
                    <X className="size-3.5" aria-hidden="true" />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              ))}
              <Combobox.Input
                {...control}
                placeholder={own.length === 0 ? words.search : ''}
                className="h-7 w-0 min-w-14 flex-1 bg-transparent px-1 outline-none placeholder:text-muted"
              />
            </Combobox.Chips>
            <Combobox.Trigger
              aria-label={words.open}
              className="grid size-7 shrink-0 place-items-center rounded-md text-muted hover:text-text"
            >
              <ChevronDown className="size-4" aria-hidden="true" />
            </Combobox.Trigger>
          </div>
        )}
      </Field>
      <ComboboxList anchor={frame} noMatch={noMatch} />
    </Combobox.Root>
  )
}
