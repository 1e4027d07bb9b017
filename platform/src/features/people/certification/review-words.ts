import { loadWords } from '../../../base/web/words.ts'

export const reviewWords = await loadWords(
  () => import('./review-phrases.zh.ts'),
  () => import('./review-phrases.en.ts'),
)
