import { loadWords } from '../../../base/web/words.ts'

export const deskWords = await loadWords(
  () => import('./desk-phrases.zh.ts'),
  () => import('./desk-phrases.en.ts'),
)
