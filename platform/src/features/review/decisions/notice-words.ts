import { loadWords } from '../../../base/web/words.ts'

export const resultNoticeWords = await loadWords(
  () => import('./notice-phrases.zh.ts'),
  () => import('./notice-phrases.en.ts'),
)
