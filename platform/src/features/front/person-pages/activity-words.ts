import { loadWords } from '../../../base/web/words.ts'

export const activityWords = await loadWords(
  () => import('./activity-phrases.zh.ts'),
  () => import('./activity-phrases.en.ts'),
)
