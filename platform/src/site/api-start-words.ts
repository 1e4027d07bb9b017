import { loadWords } from '../base/web/words.ts'

export const apiStartWords = await loadWords(
  () => import('./api-start.zh.ts'),
  () => import('./api-start.en.ts'),
)
