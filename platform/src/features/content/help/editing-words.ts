import { loadWords } from '../../../base/web/words.ts'

export const editingWords = await loadWords(
  () => import('./editing-phrases.zh.ts'),
  () => import('./editing-phrases.en.ts'),
)
