import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

const looks = {
  plain: 'flex items-center gap-2 text-sm',
  card: 'flex cursor-pointer items-start gap-3 rounded-xl border border-line px-4 py-3 text-sm has-checked:border-accent has-checked:bg-accent-soft',
}

/** One of a few that are all seen at once. */
export function RadioGroup<V extends string>({
  label,
  options,
  value,
  look = 'plain',
  className,
  onChange,
}: {
  label: ReactNode
  options: readonly (readonly [V, ReactNode])[]
  value: V
  look?: keyof typeof looks
  className?: string
  onChange: (value: V) => void
}) {
  const name = useId()
  return (
    <fieldset className={clsx('grid gap-2', className)}>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      {options.map(([option, content]) => (
        <label key={option} className={looks[look]}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            className={clsx('size-4 shrink-0 accent-accent', look === 'card' && 'mt-0.5')}
          />
          {content}
        </label>
      ))}
    </fieldset>
  )
}
