import { MarkdownField } from '../markdown-field.tsx'
import { useWords } from '../use-site.ts'
import type { sidesOf } from './bilingual.tsx'
import { staffWords } from './words.ts'

/** One long text in both languages, one under the other: each needs the width to be written in. */
export function BilingualMarkdownField({
  label,
  maxLength,
  zh,
  en,
}: { label: string; maxLength: number } & ReturnType<typeof sidesOf>) {
  const { editing: words } = useWords(staffWords)
  const field = (language: string, { value, onChange, problem }: typeof zh) => (
    <MarkdownField {...{ value, onChange, problem, maxLength }} label={`${label} · ${language}`} />
  )
  return (
    <div className="grid gap-6">
      {field(words.zh, zh)}
      {field(words.en, en)}
    </div>
  )
}
