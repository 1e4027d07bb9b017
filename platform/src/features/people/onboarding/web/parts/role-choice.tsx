import { RadioGroup } from '../../../../../ui/radio.tsx'
import type { GuideRole } from '../../guide.rules.ts'

/** One of the three roles, none of which is chosen beforehand. */
export function RoleChoice({
  label,
  options,
  value,
  onChange,
  problem,
}: {
  label: string
  options: readonly (readonly [GuideRole, name: string, hint: string])[]
  value: GuideRole | null
  onChange: (value: GuideRole) => void
  problem?: string | undefined
}) {
  return (
    <div>
      <RadioGroup
        label={label}
        look="card"
        className="sm:grid-cols-3 [&>legend]:sm:col-span-3"
        value={value === null ? '' : String(value)}
        onChange={chosen => onChange(Number(chosen) as GuideRole)}
        options={options.map(
          ([role, name, hint]) =>
            [
              String(role),
              <span key={role} className="min-w-0">
                <span className="block font-medium">{name}</span>
                <span className="block text-muted">{hint}</span>
              </span>,
            ] as const,
        )}
      />
      {problem && (
        <p className="mt-2 text-sm text-bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
