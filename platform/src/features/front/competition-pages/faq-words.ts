import { loadWords } from '../../../base/web/words.ts'

export const faqWords = await loadWords(
  () => import('./faq-phrases.zh.ts'),
  () => import('./faq-phrases.en.ts'),
)
