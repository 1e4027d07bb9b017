import { loadWords } from '../../base/web/words.ts'

export const actionWords = await loadWords(
  () => import('./action-phrases.zh.ts'),
  () => import('./action-phrases.en.ts'),
)
