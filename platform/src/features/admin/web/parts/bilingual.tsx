import type { ReactNode } from 'react'
import { useWords } from '../../../../site/use-site.ts'
import { TextField } from '../../../../ui/field.tsx'
import { adminWords } from '../../words.ts'

type Side = {
  value: string
  onChange: (value: string) => void
  problem?: string | undefined
  hint?: ReactNode
}

/** One text in both languages: side by side, on phones one under the other. */
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
  const { editing: words } = useWords(adminWords)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField {...rest} {...zh} label={`${label} · ${words.zh}`} lang="zh-CN" />
      <TextField {...rest} {...en} label={`${label} · ${words.en}`} lang="en-US" />
    </div>
  )
}
