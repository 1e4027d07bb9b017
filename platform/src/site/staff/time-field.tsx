import { useState, type ReactNode } from 'react'
import { isoAtWall, isZone, wallText } from '../../base/clock/wall.ts'
import { useWords } from '../use-site.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { staffWords } from './words.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  zone: string
  /** An instant in ISO 8601, or null for none. */
  value: string | null
  onChange: (value: string) => void
  problem?: string | undefined
  className?: string
}

/** Of a text without seconds. */
const minuteLength = 16

/**
 * A moment as the wall clock of a zone shows it, with its seconds where it has some. What the clock never shows is
 * refused here; a field left empty shows its moment again, as that is what would be saved.
 */
export function TimeField({ label, hint, zone, value, onChange, problem, className }: Props) {
  const { fields: words } = useWords(staffWords)
  const known = isZone(zone) ? zone : 'UTC'
  const shown = value === null ? '' : wallText(known, new Date(value))
  // What is being typed and is no moment yet.
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && draft !== ''
  // Seconds that were shown stay to be typed in, when they are 0 too.
  const [withSeconds, setWithSeconds] = useState(false)
  if (!withSeconds && shown.length > minuteLength) setWithSeconds(true)
  return (
    <Field
      label={label}
      hint={hint ?? words.zone(known)}
      problem={isWrong ? words.noSuchTime : problem}
      {...(className ? { className } : {})}
    >
      {control => (
        <Input
          {...control}
          type="datetime-local"
          // Else years of six digits may be typed, and the fourth does not lead on to the hour.
          max="9999-12-31T23:59:59"
          step={withSeconds ? 1 : undefined}
          value={draft ?? shown}
          onChange={typed => {
            const text = typed
            const instant = isoAtWall(known, text, value)
            setDraft(instant === undefined ? text : undefined)
            if (instant !== undefined) onChange(instant)
          }}
          onBlur={() => {
            if (draft === '') setDraft(undefined)
          }}
        />
      )}
    </Field>
  )
}
