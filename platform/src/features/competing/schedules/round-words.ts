import { loadWords } from '../../../base/web/words.ts'

export const planningWords = await loadWords(
  () => import('./round-phrases.zh.ts'),
  () => import('./round-phrases.en.ts'),
)
