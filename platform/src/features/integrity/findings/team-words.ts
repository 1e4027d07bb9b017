import { loadWords } from '../../../base/web/words.ts'

export const managedTeamWords = await loadWords(
  () => import('./team-phrases.zh.ts'),
  () => import('./team-phrases.en.ts'),
)
