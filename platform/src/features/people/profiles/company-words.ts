import { loadWords } from '../../../base/web/words.ts'

export const companyWords = await loadWords(
  () => import('./company-phrases.zh.ts'),
  () => import('./company-phrases.en.ts'),
)
