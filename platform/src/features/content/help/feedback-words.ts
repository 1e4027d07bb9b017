import { loadWords } from '../../../base/web/words.ts'

export const feedbackWords = await loadWords(
  () => import('./feedback-phrases.zh.ts'),
  () => import('./feedback-phrases.en.ts'),
)
