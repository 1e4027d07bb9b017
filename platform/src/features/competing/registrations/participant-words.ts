import { loadWords } from '../../../base/web/words.ts'

export const participantWords = await loadWords(
  () => import('./participant-phrases.zh.ts'),
  () => import('./participant-phrases.en.ts'),
)
