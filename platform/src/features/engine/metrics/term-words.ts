import { loadWords } from '../../../base/web/words.ts'

export const metricTerms = await loadWords(
  () => import('./term-phrases.zh.ts'),
  () => import('./term-phrases.en.ts'),
)
