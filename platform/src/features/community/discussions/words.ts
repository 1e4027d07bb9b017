import { loadWords } from '../../../base/web/words.ts'

export const discussionWords = await loadWords(
  () => import('./phrases.zh.ts'),
  () => import('./phrases.en.ts'),
)
