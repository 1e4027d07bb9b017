import { loadWords } from '../../../base/web/words.ts'

/** Words of the signup's dialog, and of who has to look at it again. */
export const signUpWords = await loadWords(
  () => import('./sign-up-phrases.zh.ts'),
  () => import('./sign-up-phrases.en.ts'),
)
