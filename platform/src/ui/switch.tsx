import { Switch as Base } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'

/** Turns something on or off at once; what is only chosen until it is saved is a checkbox. */
export function Switch({
  label,
  hint,
  checked,
  disabledReason,
  onChange,
}: {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  /** Why it cannot be turned: it stays reachable by keyboard and says so. */
  disabledReason?: string | undefined
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  const isOff = disabledReason !== undefined
  const said = disabledReason ?? hint
  return (
    <div className="flex items-start gap-3 text-sm">
      <Base.Root
        aria-labelledby={id}
        aria-describedby={said ? `${id}-hint` : undefined}
        checked={checked}
        readOnly={isOff}
        aria-disabled={isOff || undefined}
        onCheckedChange={onChange}
        className="touch flex h-6 w-10 shrink-0 cursor-pointer rounded-full border border-line-strong bg-sunken p-0.5 transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-checked:border-accent data-checked:bg-accent"
      >
        <Base.Thumb className="size-4.5 rounded-full bg-muted transition-transform data-checked:translate-x-4 data-checked:bg-on-accent" />
      </Base.Root>
      <div>
        <span id={id} className="font-medium">
          {label}
        </span>
        {said && (
          <p id={`${id}-hint`} className="text-muted">
            {said}
          </p>
        )}
      </div>
    </div>
  )
}
