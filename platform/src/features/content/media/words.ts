import { loadWords } from '../../../base/web/words.ts'

export const mediaWords = await loadWords(
  () => import('./phrases.zh.ts'),
  () => import('./phrases.en.ts'),
)
