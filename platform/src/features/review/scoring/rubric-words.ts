import { loadWords } from '../../../base/web/words.ts'

export const rubricWords = await loadWords(
  () => import('./rubric-phrases.zh.ts'),
  () => import('./rubric-phrases.en.ts'),
)
