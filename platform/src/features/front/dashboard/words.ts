import { loadWords } from '../../../base/web/words.ts'

export const dashboardWords = await loadWords(
  () => import('./phrases.zh.ts'),
  () => import('./phrases.en.ts'),
)
