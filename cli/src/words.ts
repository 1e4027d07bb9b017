import type { Translated } from '../../platform/src/base/web/words.ts'
import { phrases as en } from './phrases.en.ts'
import { phrases as zh } from './phrases.zh.ts'

export type Words = Translated<typeof zh>

/** The language of the terminal, by the variables in which programs look for it (POSIX, 8.2); Chinese or else English. */
export const isChinese = ({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): boolean =>
  /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '')

export const wordsIn = (chinese: boolean): Words => (chinese ? zh : en)
