import { loadWords } from '../../../base/web/words.ts'

export const accountWords = await loadWords(
  () => import('./account-phrases.zh.ts'),
  () => import('./account-phrases.en.ts'),
)
