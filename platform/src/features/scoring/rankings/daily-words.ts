import { loadWords } from '../../../base/web/words.ts'

export const dailyWords = await loadWords(
  () => import('./daily-phrases.zh.ts'),
  () => import('./daily-phrases.en.ts'),
)
