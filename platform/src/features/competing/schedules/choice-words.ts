import { loadWords } from '../../../base/web/words.ts'

export const choiceWords = await loadWords(
  () => import('./choice-phrases.zh.ts'),
  () => import('./choice-phrases.en.ts'),
)
