import { useWords } from '../use-site.ts'
import { TextField } from '../../ui/field.tsx'
import { staffWords } from './words.ts'

/** Why something is done: it goes into the audit list, and none is done without. */
export function ReasonField(props: {
  value: string
  onChange: (value: string) => void
  isMissing: boolean
  maxLength?: number | undefined
}) {
  const { value, onChange, isMissing, maxLength = 300 } = props
  const { common } = useWords(staffWords)
  return (
    <TextField
      label={common.reason}
      hint={common.reasonHint}
      rows={3}
      maxLength={maxLength}
      required
      value={value}
      onChange={onChange}
      problem={isMissing ? common.reasonNeeded : undefined}
    />
  )
}
