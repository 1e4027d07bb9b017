import { loadWords } from '../../../base/web/words.ts'

export const homeWords = await loadWords(
  () => import('./phrases.zh.ts'),
  () => import('./phrases.en.ts'),
)
