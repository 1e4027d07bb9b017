import { loadWords } from '../../base/web/words.ts'

export const notBuiltWords = await loadWords(
  () => import('./not-built-phrases.zh.ts'),
  () => import('./not-built-phrases.en.ts'),
)
