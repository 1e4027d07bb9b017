import { loadWords } from '../../../base/web/words.ts'

/** Words of the pages on which a competition is looked for: those of a competition itself load without them. */
export const browseWords = await loadWords(
  () => import('./browse-phrases.zh.ts'),
  () => import('./browse-phrases.en.ts'),
)
