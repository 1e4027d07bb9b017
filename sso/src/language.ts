import type { Lang } from './accounts.ts'

export const languages = ['zh-CN', 'en-US'] as const

/** The language that was asked for, else the browser's first one, else Chinese. */
export function chooseLang(asked: string | undefined, acceptLanguage: string | undefined): Lang {
  const named = languages.find(lang => lang === asked?.split(' ')[0])
  if (named) return named
  if (!acceptLanguage) return 'zh-CN'
  return acceptLanguage.trim().startsWith('zh') ? 'zh-CN' : 'en-US'
}
