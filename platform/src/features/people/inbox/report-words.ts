import { loadWords } from '../../../base/web/words.ts'

export const reportWords = await loadWords(
  () => import('./report-phrases.zh.ts'),
  () => import('./report-phrases.en.ts'),
)
