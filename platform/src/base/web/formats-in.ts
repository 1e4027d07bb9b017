import { times as english } from './format.en.ts'
import { formatsOf, type Formats } from './format.ts'
import { times as chinese } from './format.zh.ts'
import type { Lang } from './language.ts'

/** In any language: for servers and what both run. Pages take `useFormats`, which fetches their own language alone. */
export const formatsIn = (lang: Lang): Formats => formatsOf(lang === 'en-US' ? english : chinese)
