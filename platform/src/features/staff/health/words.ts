import { loadWords } from '../../../base/web/words.ts'

export const healthWords = await loadWords(
  () => import('./phrases.zh.ts'),
  () => import('./phrases.en.ts'),
)
