import { useLang, useWords } from '../../../../../site/use-site.ts'
import type { Tone } from '../../../../../ui/badge.tsx'
import { editingWords } from '../../editing-words.ts'
import type { ArticleState } from '../../rules.ts'

export const stateTone: Record<ArticleState, Tone> = {
  draft: 'neutral',
  scheduled: 'accent',
  published: 'good',
  withdrawn: 'warn',
}

/** What is missing of an article, in a sentence. */
export function useMissing(): (fields: readonly string[]) => string {
  const words = useWords(editingWords)
  const lang = useLang()
  const names: Record<string, string> = words.fields
  return fields => words.missing(fields.map(name => names[name] ?? name).join(lang === 'zh-CN' ? '、' : ', '))
}
