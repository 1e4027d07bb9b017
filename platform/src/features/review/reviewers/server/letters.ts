import { usualZone } from '../../../../base/web/format.ts'
import { formatsIn } from '../../../../base/web/formats-in.ts'
import { wordsIn } from '../../../../base/web/words.ts'
import type { PlainLetter } from '../../../people/notices/server/public.ts'
import { codeMinutes } from '../rules.ts'
import { reviewWords } from '../words.ts'

// Whose language it is nobody knows yet: both stand in one letter.
const both = (['zh-CN', 'en-US'] as const).map(lang => ({
  words: wordsIn(reviewWords, lang).letters,
  formatTime: formatsIn(lang).formatTime,
}))
type Words = (typeof both)[number]['words']
const inBoth = (say: (words: Words) => string): string => both.map(({ words }) => say(words)).join(' · ')

/** The code stands in the body alone: subjects are kept when bodies are not. */
export const codeLetter = (address: string, code: string): PlainLetter => ({
  address,
  subject: inBoth(words => words.codeSubject),
  paragraphs: both.map(({ words }) => words.code(code, String(codeMinutes))),
})

export const linkLetter = (
  { email, name }: { email: string; name: string },
  href: string,
  until: Date,
): PlainLetter => ({
  address: email,
  subject: inBoth(words => words.linkSubject),
  paragraphs: both.map(({ words, formatTime }) => words.link(name, formatTime(until, usualZone))),
  link: { text: inBoth(words => words.enter), href },
})
