import { loadWords } from '../../base/web/words.ts'

export const unveilWords = await loadWords(
  () => import('./unveil.zh.ts'),
  () => import('./unveil.en.ts'),
)
