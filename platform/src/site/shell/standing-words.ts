import { loadWords } from '../../base/web/words.ts'

/** What is said to whom changes are withheld: to few, and so not among the words of every page. */
export const standingWords = await loadWords(
  () => import('./standing-phrases.zh.ts'),
  () => import('./standing-phrases.en.ts'),
)
