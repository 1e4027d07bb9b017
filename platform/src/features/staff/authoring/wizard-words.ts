import { loadWords } from '../../../base/web/words.ts'

export const wizardWords = await loadWords(
  () => import('./wizard-phrases.zh.ts'),
  () => import('./wizard-phrases.en.ts'),
)
