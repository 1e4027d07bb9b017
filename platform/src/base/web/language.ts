export const languages = ['zh-CN', 'en-US'] as const
export type Lang = (typeof languages)[number]

/** A text that exists in both languages, as stored and as organisers edit it. */
export type Localized = { zh: string; en: string }

export const localize = (text: Localized, lang: Lang): string =>
  lang === 'zh-CN' ? text.zh || text.en : text.en || text.zh

/** Each side of a text that both kinds of readers are told: where one was left empty, it is the other. */
export const filled = (text: Localized): Localized => ({
  zh: localize(text, 'zh-CN'),
  en: localize(text, 'en-US'),
})

const named = (value: string | null | undefined): Lang | undefined => languages.find(lang => lang === value)

/** The spec's order: the `lang` query, the stored choice, the browser's first language, Chinese. */
export function chooseLanguage(
  query: string | null | undefined,
  stored: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Lang {
  const chosen = named(query) ?? named(stored)
  if (chosen) return chosen
  if (!acceptLanguage) return 'zh-CN'
  return acceptLanguage.trim().startsWith('zh-CN') ? 'zh-CN' : 'en-US'
}
