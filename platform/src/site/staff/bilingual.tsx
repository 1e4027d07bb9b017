import type { ReactNode } from 'react'
import { useWords } from '../use-site.ts'
import { TextField } from '../../ui/field.tsx'
import { useAskedSides } from './asked-languages.ts'
import { staffWords } from './words.ts'

type Side = {
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  hint?: ReactNode
}

/** Both sides of the text that a form holds as `nameZh` and `nameEn`, with what is wrong with each. */
export function sidesOf<N extends string>(
  name: N,
  value: Record<`${N}Zh` | `${N}En`, string>,
  set: (change: Partial<Record<`${N}Zh` | `${N}En`, string>>) => void,
  problemAt: (field: `${N}Zh` | `${N}En`) => string | undefined,
): { zh: Side; en: Side } {
  const side = (field: `${N}Zh` | `${N}En`): Side => ({
    value: value[field],
    onChange: text => set({ [field]: text } as Partial<typeof value>),
    problem: problemAt(field),
  })
  return { zh: side(`${name}Zh`), en: side(`${name}En`) }
}

/** One text in the languages that are asked for: side by side, on phones one under the other. */
export function BilingualField({
  label,
  zh,
  en,
  ...rest
}: {
  label: string
  zh: Side
  en: Side
  hint?: ReactNode
  maxLength?: number
  rows?: number
  required?: boolean
}) {
  const { editing: words } = useWords(staffWords)
  const { sides, isOne } = useAskedSides()
  const fields = sides.map(side => (
    <TextField
      key={side}
      {...rest}
      {...(side === 'zh' ? zh : en)}
      label={isOne ? label : `${label} · ${words[side]}`}
      lang={side === 'zh' ? 'zh-CN' : 'en-US'}
    />
  ))
  return isOne ? fields : <div className="grid gap-4 md:grid-cols-2">{fields}</div>
}
