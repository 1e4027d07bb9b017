import { Combobox } from '@base-ui/react/combobox'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Field } from './field.tsx'

/** The field of what takes several: those that are chosen stand before the cursor, each with what takes it off. */
export function ChosenField({
  frame,
  label,
  hint,
  problem,
  chosen,
  words,
  children,
}: {
  /** What the list stands under. */
  frame: RefObject<HTMLDivElement | null>
  label: string
  hint?: ReactNode
  problem?: string | undefined
  chosen: readonly { value: string | number; label: string }[]
  words: { search: string; remove: (name: string) => string }
  /** What stands at the end of the field. */
  children?: ReactNode
}) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {({ className, ...control }) => (
        <div
          ref={frame}
          className={clsx(
            className,
            'field flex items-start gap-2 py-1 pr-2! pl-2! has-[input:focus-visible]:border-accent has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent',
          )}
        >
          <Combobox.Chips className="flex min-w-0 flex-1 flex-wrap gap-1.5">
            {chosen.map(option => (
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
              placeholder={chosen.length === 0 ? words.search : ''}
              className="h-7 w-0 min-w-14 flex-1 bg-transparent px-1 outline-none placeholder:text-muted"
            />
          </Combobox.Chips>
          {children}
        </div>
      )}
    </Field>
  )
}
