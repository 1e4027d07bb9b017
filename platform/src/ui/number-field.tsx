import { useState, type ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'children'> & {
  value: number | null
  /** Null of an empty one. */
  onChange: (value: number | null) => void
  /** Whole, and within these: what is typed beyond them becomes the nearest once the field is left. */
  within?: { least: number; most: number }
  required?: boolean
}

const numberIn = (typed: string): number | null =>
  typed === '' || !Number.isFinite(Number(typed)) ? null : Number(typed)

/** A number. While it is typed it stands there as it was typed: “1.0” may become 1.05. */
export function NumberField({ value, onChange, within, required, ...shown }: Props) {
  const [typed, setTyped] = useState<string>()
  const nearest = (number: number | null) =>
    within ? Math.min(within.most, Math.max(within.least, Math.round(number ?? within.least))) : number
  return (
    <Field {...shown}>
      {control => (
        <Input
          {...control}
          type="number"
          {...(within ? { min: within.least, max: within.most } : { step: 'any' })}
          required={required}
          value={typed ?? String(value ?? '')}
          onChange={text => {
            setTyped(text)
            const number = numberIn(text)
            if (number === nearest(number)) onChange(number)
          }}
          onBlur={() => {
            if (typed === undefined) return
            setTyped(undefined)
            const number = nearest(numberIn(typed))
            if (number !== value) onChange(number)
          }}
        />
      )}
    </Field>
  )
}
