import { loadWords } from '../../../base/web/words.ts'

export const searchWords = await loadWords(
  () => import('./phrases.zh.ts'),
  () => import('./phrases.en.ts'),
)
