import { loadWords } from '../base/web/words.ts'

export const savingWords = await loadWords(
  () => import('./saving.zh.ts'),
  () => import('./saving.en.ts'),
)
