import { loadWords } from '../../base/web/words.ts'

export const consentWords = await loadWords(
  () => import('./consent-phrases.zh.ts'),
  () => import('./consent-phrases.en.ts'),
)
