import { TextField } from '../../ui/field.tsx'
import { useWords } from '../use-site.ts'
import { staffWords } from './words.ts'

/** Where something stands in a list: those of small numbers first. */
export function SortField({
  value,
  onChange,
  problem,
}: {
  value: number
  onChange: (value: number) => void
  problem: string | undefined
}) {
  const { common: words } = useWords(staffWords)
  return (
    <TextField
      className="max-w-60"
      type="number"
      min={0}
      max={9_999}
      label={words.sort}
      hint={words.sortHint}
      value={String(value)}
      onChange={typed => onChange(Number(typed))}
      problem={problem}
    />
  )
}
