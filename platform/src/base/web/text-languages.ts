import type { Lang, Localized } from './language.ts'

/** In what languages something is written: in both, or in one alone. */
export const textLanguages = ['both', 'zh', 'en'] as const
export type TextLanguages = (typeof textLanguages)[number]

/** The sides of a text that its writers are asked for. */
export const sidesIn = (languages: TextLanguages): readonly (keyof Localized)[] =>
  languages === 'both' ? ['zh', 'en'] : [languages]

/** Whether a text says something in every language that is asked for. */
export const isWritten = (text: Localized, languages: TextLanguages): boolean =>
  sidesIn(languages).every(side => text[side].trim() !== '')

/** The one language that something is written in, if this reader reads the other. */
export function foreignTo(languages: TextLanguages, lang: Lang): Lang | undefined {
  const only = languages === 'both' ? lang : languages === 'zh' ? 'zh-CN' : 'en-US'
  return only === lang ? undefined : only
}

/**
 * The `lang` of a text on a page of the other language: what is read to people is read by the right voice. Something that
 * was written in the page's language before stays, and is known by its script.
 */
export function langOfText(text: string, foreign: Lang | undefined): 'zh-CN' | 'en' | undefined {
  if (foreign === undefined) return undefined
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const letters = text.replace(/<[^>]*>/g, '').match(/\p{L}/gu)?.length ?? 0
  const isChinese = han > 0 && han * 5 >= letters
  if (foreign === 'zh-CN') return isChinese ? 'zh-CN' : undefined
  return isChinese ? undefined : 'en'
}

/** Whether any of these texts is not in the page's language; what says nothing in letters, such as “¥5,000”, is in none. */
export const hasForeign = (texts: readonly string[], foreign: Lang | undefined): boolean =>
  foreign !== undefined &&
  texts.some(text => /\p{L}/u.test(text.replace(/<[^>]*>/g, '')) && langOfText(text, foreign) !== undefined)
