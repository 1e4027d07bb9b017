import { loadWords } from '../../../base/web/words.ts'

export const authoredWords = await loadWords(
  () => import('./authored-phrases.zh.ts'),
  () => import('./authored-phrases.en.ts'),
)
