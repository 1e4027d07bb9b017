import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { useRef, useState } from 'react'
import { Field } from './field.tsx'

/** A line of text with what would fit it below; anything may be typed all the same. */
export function SuggestField({
  label,
  hint,
  problem,
  className,
  suggestions,
  value,
  onChange,
  ...rest
}: {
  label: string
  hint?: string
  problem?: string | undefined
  className?: string
  suggestions: readonly string[]
  value: string
  onChange: (value: string) => void
  maxLength?: number
  required?: boolean
  autoComplete?: string
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Base.Root
      mode="none"
      items={suggestions}
      value={value}
      onValueChange={onChange}
      // An open list takes the rest of the page from screen readers: without anything in it there is none.
      open={isOpen && suggestions.length > 0}
      onOpenChange={setOpen}
    >
      <Field label={label} hint={hint} problem={problem} {...(className ? { className } : {})}>
        {({ className: space, ...control }) => (
          <div ref={frame} className={space}>
            <Base.Input {...control} {...rest} className="field" />
          </div>
        )}
      </Field>
      <Base.Portal>
        <Base.Positioner anchor={frame} sideOffset={4} className="z-40">
          <Base.Popup className="flex max-h-[min(16rem,var(--available-height))] w-(--anchor-width) flex-col overflow-hidden rounded-xl border border-line bg-card text-sm shadow-float data-empty:hidden">
            <Base.List aria-label={label} className="overflow-y-auto p-1 empty:p-0">
              {(word: string) => (
                <Base.Item
                  key={word}
                  value={word}
                  className="cursor-pointer rounded-lg px-3 py-2 outline-none data-highlighted:bg-accent-soft"
                >
                  {word}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
