import { loadWords } from '../../../base/web/words.ts'

export const revealWords = await loadWords(
  () => import('./reveal-phrases.zh.ts'),
  () => import('./reveal-phrases.en.ts'),
)
