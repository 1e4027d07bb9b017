import { Checkbox } from '../../../../../ui/checkbox.tsx'

/** Some of a few, each with a box to tick. */
export function BoxGroup<V extends string>({
  label,
  hint,
  options,
  chosen,
  problem,
  onChange,
}: {
  label: string
  hint?: string
  options: readonly (readonly [V, string])[]
  chosen: readonly V[]
  problem?: string | undefined
  onChange: (chosen: V[]) => void
}) {
  return (
    <fieldset className="min-w-0 text-sm">
      <legend className="mb-2 font-medium">{label}</legend>
      <Boxes options={options} chosen={chosen} isWrong={problem !== undefined} onChange={onChange} />
      {hint && <p className="mt-1 text-muted">{hint}</p>}
      {problem && <p className="mt-1 text-bad">{problem}</p>}
    </fieldset>
  )
}

export function Boxes<V extends string>({
  options,
  chosen,
  isWrong,
  onChange,
}: {
  options: readonly (readonly [V, string])[]
  chosen: readonly V[]
  isWrong: boolean
  onChange: (chosen: V[]) => void
}) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {options.map(([value, name]) => (
        <label key={value} className="flex items-center gap-2">
          <Checkbox
            checked={chosen.includes(value)}
            aria-invalid={isWrong || undefined}
            onChange={isChecked =>
              onChange(isChecked ? [...chosen, value] : chosen.filter(one => one !== value))
            }
          />
          {name}
        </label>
      ))}
    </div>
  )
}
