import { loadWords } from '../../../base/web/words.ts'

export const sessionWords = await loadWords(
  () => import('./session-phrases.zh.ts'),
  () => import('./session-phrases.en.ts'),
)
