import { loadWords } from '../../../base/web/words.ts'

export const roundWords = await loadWords(
  () => import('./round-phrases.zh.ts'),
  () => import('./round-phrases.en.ts'),
)
