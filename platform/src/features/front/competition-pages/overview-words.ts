import { loadWords } from '../../../base/web/words.ts'

/** Words of a competition's first page alone. */
export const overviewWords = await loadWords(
  () => import('./overview-phrases.zh.ts'),
  () => import('./overview-phrases.en.ts'),
)
