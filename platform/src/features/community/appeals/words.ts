import { loadWords } from '../../../base/web/words.ts'

export const appealWords = await loadWords(
  () => import('./phrases.zh.ts'),
  () => import('./phrases.en.ts'),
)
