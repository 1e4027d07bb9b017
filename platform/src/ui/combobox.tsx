import { Combobox as Base } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { Field } from './field.tsx'
import { matches } from './matches.ts'

export type Choice<V> = {
  value: V
  label: string
  /** What else it is found by, such as its name in another language. */
  alsoKnownAs?: string
  /** Stands under the one before it. */
  isChild?: boolean
}

/** How choices are found by typing. More than the limit are not drawn: whoever looks among so many types a name. */
export function typedFor<V>() {
  return {
    isItemEqualToValue: (a: Choice<V>, b: Choice<V>) => a.value === b.value,
    itemToStringLabel: ({ label }: Choice<V>) => label,
    filter: (option: Choice<V>, query: string) => matches(option, query),
    limit: 200,
    autoHighlight: true,
  }
}

/** One of a list that may be long: typed for, or gone through with the arrow keys. */
export function Combobox<V extends string | number>({
  label,
  hint,
  problem,
  noMatch,
  words,
  options,
  value,
  onChange,
}: {
  label: string
  hint?: string
  problem?: string | undefined
  /** What is said when nothing has the name that was typed. */
  noMatch: ReactNode
  words: { search: string; open: string }
  options: readonly Choice<V>[]
  value: V | null
  onChange: (value: V | null) => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [items, setItems] = useState(options)
  // A list made anew would count as a choice, and put what is chosen in the place of what is typed.
  if (!isSameList(items, options)) setItems(options)
  return (
    <Base.Root
      items={items}
      value={items.find(option => option.value === value) ?? null}
      onValueChange={next => onChange(next?.value ?? null)}
      {...typedFor<V>()}
    >
      <Field label={label} hint={hint} problem={problem}>
        {({ className, ...control }) => (
          <div ref={frame} className={clsx(className, 'relative')}>
            <Base.Input {...control} placeholder={words.search} className="field pr-10!" />
            <Base.Trigger
              aria-label={words.open}
              className="absolute inset-y-0 right-1 grid w-9 place-items-center text-muted hover:text-text"
            >
              <ChevronDown className="size-4" aria-hidden="true" />
            </Base.Trigger>
          </div>
        )}
      </Field>
      <ComboboxList label={label} anchor={frame} noMatch={noMatch} />
    </Base.Root>
  )
}

/** What can be chosen, under the field. */
export function ComboboxList({
  label,
  anchor,
  noMatch,
}: {
  /** Of the field, which names the list for screen readers: it stands elsewhere in the page. */
  label: string
  anchor: RefObject<HTMLDivElement | null>
  noMatch: ReactNode
}) {
  return (
    <Base.Portal>
      <Base.Positioner anchor={anchor} sideOffset={4} className="z-40">
        <Base.Popup className="flex max-h-[min(20rem,var(--available-height))] w-(--anchor-width) flex-col overflow-hidden rounded-xl border border-line bg-card text-sm shadow-float">
          <Base.Empty>
            <div className="p-3">{noMatch}</div>
          </Base.Empty>
          <Base.List aria-label={label} className="overflow-y-auto p-1 empty:p-0">
            {(option: Choice<string | number>) => (
              <Base.Item
                key={option.value}
                value={option}
                className={clsx(
                  'flex cursor-pointer items-center gap-2 rounded-lg px-3 py-2 outline-none data-highlighted:bg-accent-soft data-selected:font-medium',
                  option.isChild && 'pl-7',
                )}
              >
                <span className="min-w-0 flex-1 truncate">{option.label}</span>
                <Base.ItemIndicator>
                  <Check className="size-4 text-accent" aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

function isSameList<V>(before: readonly Choice<V>[], now: readonly Choice<V>[]): boolean {
  return (
    before === now ||
    (before.length === now.length &&
      before.every((one, at) => {
        const other = now[at]
        return (
          one.value === other?.value &&
          one.label === other.label &&
          one.alsoKnownAs === other.alsoKnownAs &&
          one.isChild === other.isChild
        )
      }))
  )
}
