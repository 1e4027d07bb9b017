import { formatsOf, type Formats } from './format.ts'
import type { Lang } from './language.ts'
import { loadWords, wordsIn } from './words.ts'

const words = await loadWords(
  () => import('./format.zh.ts'),
  () => import('./format.en.ts'),
)

/** In any language: for servers. Pages take `useFormats`, whose words come with those of the shell. */
export const formatsIn = (lang: Lang): Formats => formatsOf(wordsIn(words, lang))
