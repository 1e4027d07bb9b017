import { loadWords } from '../../../base/web/words.ts'

export const bookmarkWords = await loadWords(
  () => import('./phrases.zh.ts'),
  () => import('./phrases.en.ts'),
)
