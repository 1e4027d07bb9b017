import { useState, type ReactNode } from 'react'
import { atWallText, isZone, wallText } from '../../../../base/clock/wall.ts'
import { useWords } from '../../../../site/use-site.ts'
import { Field } from '../../../../ui/field.tsx'
import { adminWords } from '../../words.ts'

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

/** A moment as the wall clock of a zone shows it. What the clock never shows is refused here. */
export function TimeField({ label, hint, zone, value, onChange, problem, className }: Props) {
  const { fields: words } = useWords(adminWords)
  const known = isZone(zone) ? zone : 'UTC'
  const shown = value === null ? '' : wallText(known, new Date(value))
  // What is being typed and is no moment yet.
  const [draft, setDraft] = useState<string>()
  const isWrong = draft !== undefined && draft !== '' && atWallText(known, draft) === undefined
  return (
    <Field
      label={label}
      hint={hint ?? words.zone(known)}
      problem={isWrong ? words.noSuchTime : problem}
      {...(className ? { className } : {})}
    >
      {control => (
        <input
          {...control}
          type="datetime-local"
          value={draft ?? shown}
          onChange={event => {
            const text = event.target.value.slice(0, 16)
            const instant = atWallText(known, text)
            setDraft(instant ? undefined : text)
            if (instant) onChange(instant.toISOString())
          }}
        />
      )}
    </Field>
  )
}
