import { loadWords } from '../../base/web/words.ts'

export const runningWords = await loadWords(
  () => import('./running-phrases.zh.ts'),
  () => import('./running-phrases.en.ts'),
)
