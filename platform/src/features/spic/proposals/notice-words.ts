import { loadWords } from '../../../base/web/words.ts'

export const proposalNoticeWords = await loadWords(
  () => import('./notice-phrases.zh.ts'),
  () => import('./notice-phrases.en.ts'),
)
