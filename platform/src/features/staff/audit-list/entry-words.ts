import { loadWords } from '../../../base/web/words.ts'

export const entryWords = await loadWords(
  () => import('./entry-phrases.zh.ts'),
  () => import('./entry-phrases.en.ts'),
)
