import { loadWords } from '../../../base/web/words.ts'

export const managedWords = await loadWords(
  () => import('./managed-phrases.zh.ts'),
  () => import('./managed-phrases.en.ts'),
)
