import type { Lang } from './language.ts'
import { pageLanguage } from './page-language.ts'

/** A feature's words: texts, and functions where a number or a name stands in the text. */
// oxlint-disable-next-line typescript/no-explicit-any
type Phrase = string | ((...values: any[]) => string)
type Phrases = { readonly [name: string]: Phrase | Phrases }

/** The same names with the same parameters: what the second language must have to compile. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Translated<T[K]>
}

/** Both languages on the server, only the page's own in a browser. */
export type Words<T> = { readonly [L in Lang]?: Translated<T> }

/**
 * Loads a feature's words. In a browser the language is the page's `lang`, so that only one language is fetched;
 * pages wait for it because their module does.
 */
export async function loadWords<Z extends Phrases>(
  zh: () => Promise<{ phrases: Z }>,
  en: () => Promise<{ phrases: Translated<Z> }>,
): Promise<Words<Z>> {
  // A language has the shape of its own translation; the compiler cannot see that of a generic.
  const chinese = async () => (await zh()).phrases as unknown as Translated<Z>
  const english = async () => (await en()).phrases
  if (typeof document === 'undefined') return { 'zh-CN': await chinese(), 'en-US': await english() }
  return pageLanguage() === 'en-US' ? { 'en-US': await english() } : { 'zh-CN': await chinese() }
}

/** What a code is called. Undefined for one without words: another build may have written it, or a hand. */
export const wordFor = <T>(words: Readonly<Record<string, T>>, code: string): T | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined

export function wordsIn<T>(words: Words<T>, lang: Lang): Translated<T> {
  // A browser has those of its page alone: better in another language than nothing at all.
  const found = words[lang] ?? words['zh-CN'] ?? words['en-US']
  if (!found) throw new Error('no words were loaded')
  return found
}
