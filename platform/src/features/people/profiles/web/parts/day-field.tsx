import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'

/** A day, or none. */
export function DayField({
  label,
  value,
  problem,
  onChange,
}: {
  label: string
  value: string
  problem?: string | undefined
  onChange: (value: string) => void
}) {
  return (
    <Field label={label} problem={problem}>
      {control => <Input {...control} type="date" value={value} onChange={onChange} />}
    </Field>
  )
}
