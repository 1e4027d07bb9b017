import { useId } from 'react'
import { useWords } from '../../../../../site/use-site.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { authoredWords } from '../../authored-words.ts'

/** A time zone by its name, with what this machine knows to choose from. */
export function ZoneField({
  zones,
  hint,
  value,
  onChange,
  problem,
}: {
  zones: readonly string[]
  /** What goes by it. */
  hint?: string
  value: string
  onChange: (zone: string) => void
  problem: string | undefined
}) {
  const { basics: words } = useWords(authoredWords)
  const id = useId()
  return (
    <>
      <TextField
        label={words.zone}
        hint={hint}
        list={id}
        maxLength={60}
        value={value}
        onChange={onChange}
        problem={problem}
      />
      <datalist id={id}>
        {zones.map(zone => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  )
}
