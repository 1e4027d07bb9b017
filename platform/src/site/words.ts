import { loadWords } from '../base/web/words.ts'

export const shellWords = await loadWords(
  () => import('./shell.zh.ts'),
  () => import('./shell.en.ts'),
)
