import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'
import { Textarea } from './textarea.tsx'

type Shown = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong with it, in words. */
  problem?: string | undefined
  className?: string
}

export type FieldProps = Shown & {
  /** Renders the control with these: its id, and what describes it. */
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    className: string
  }) => ReactNode
}

/** A control with its label, its hint, and what is wrong with it. */
export function Field({ label, hint, problem, className, children }: FieldProps) {
  const id = useId()
  const describedBy = clsx(hint && `${id}-hint`, problem && `${id}-problem`) || undefined
  return (
    <div className={clsx('min-w-0 text-sm', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': problem ? true : undefined,
        className: 'mt-1',
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

type Text = Shown & {
  value: string
  onChange: (value: string) => void
  maxLength?: number
  /** Rows of a text area; one line without it. */
  rows?: number
  type?: 'text' | 'url' | 'number' | 'password'
  required?: boolean
  lang?: string
  autoComplete?: string
  list?: string
  min?: number
  max?: number
  step?: number | 'any'
  placeholder?: string
  readOnly?: boolean
}

export function TextField({ label, hint, problem, className, value, onChange, rows, ...rest }: Text) {
  return (
    <Field label={label} hint={hint} problem={problem} {...(className ? { className } : {})}>
      {control =>
        rows === undefined ? (
          <Input {...control} {...rest} value={value} onChange={onChange} />
        ) : (
          <Textarea
            {...control}
            rows={rows}
            maxLength={rest.maxLength}
            lang={rest.lang}
            required={rest.required}
            value={value}
            onChange={onChange}
          />
        )
      }
    </Field>
  )
}

export function SelectField<V extends string>({
  value,
  onChange,
  options,
  ...shown
}: Shown & {
  value: V
  onChange: (value: V) => void
  options: readonly (readonly [V, string, lang?: string | undefined])[]
}) {
  return (
    <Field {...shown}>
      {control => <Select {...control} value={value} onChange={onChange} options={options} />}
    </Field>
  )
}

export function CheckField({
  label,
  hint,
  problem,
  disabledReason,
  checked,
  onChange,
}: Omit<Shown, 'className'> & {
  /** Why it stays as it is: it stays reachable by keyboard and says so. */
  disabledReason?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex gap-3 text-sm">
      <Checkbox
        id={id}
        checked={checked}
        aria-describedby={
          clsx(hint && `${id}-hint`, disabledReason && `${id}-reason`, problem && `${id}-problem`) ||
          undefined
        }
        aria-disabled={disabledReason ? true : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={isChecked => {
          if (!disabledReason) onChange(isChecked)
        }}
        className="mt-1 size-4"
      />
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted">
            {hint}
          </p>
        )}
        {disabledReason && (
          <p id={`${id}-reason`} className="text-muted">
            {disabledReason}
          </p>
        )}
        {problem && (
          <p id={`${id}-problem`} className="mt-1 text-bad">
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
