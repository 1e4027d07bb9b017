import { loadWords } from '../../../base/web/words.ts'

export const resultWords = await loadWords(
  () => import('./result-phrases.zh.ts'),
  () => import('./result-phrases.en.ts'),
)
