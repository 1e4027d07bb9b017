import { loadWords } from '../../../base/web/words.ts'

export const courseWords = await loadWords(
  () => import('./course-phrases.zh.ts'),
  () => import('./course-phrases.en.ts'),
)
