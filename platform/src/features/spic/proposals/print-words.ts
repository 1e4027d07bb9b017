import { loadWords } from '../../../base/web/words.ts'

export const proposalPrintWords = await loadWords(
  () => import('./print-phrases.zh.ts'),
  () => import('./print-phrases.en.ts'),
)
