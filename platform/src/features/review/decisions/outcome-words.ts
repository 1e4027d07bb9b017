import { loadWords } from '../../../base/web/words.ts'

export const outcomeWords = await loadWords(
  () => import('./outcome-phrases.zh.ts'),
  () => import('./outcome-phrases.en.ts'),
)
