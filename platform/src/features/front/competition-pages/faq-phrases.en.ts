import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './faq-phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  search: 'Search the FAQ',
  found: (count: string) => `${plural(count, 'question')} found`,
  ask: 'Ask a new question',
  empty: 'No questions yet',
  emptyHint: 'If something is unclear, ask in the discussion.',
  none: 'No matching questions',
  noneHint: 'Try different words, or ask in the discussion, where the organizer will see it.',
  link: 'Link to this question',
  appeal: 'Suspect cheating or a wrong ruling? File an appeal',
}
