import { loadWords } from '../../../base/web/words.ts'

export const settingWords = await loadWords(
  () => import('./setting-phrases.zh.ts'),
  () => import('./setting-phrases.en.ts'),
)
