import { chooseLanguage, type Lang } from './language.ts'

/** The language that this page was made in, and whose words it has loaded: it stays so until the page is loaded anew. */
export const pageLanguage = (): Lang => (document.documentElement.lang === 'en-US' ? 'en-US' : 'zh-CN')

/**
 * The address as it must be asked so that the answer comes in the page's language. Where the server would choose it by
 * itself nothing is added; it would not on a page whose address named the language, or after a change in another tab.
 */
export function inPageLanguage(address: string): string {
  const lang = pageLanguage()
  const stored = /(?:^|;\s*)lang=([\w-]+)/.exec(document.cookie)?.[1]
  if (chooseLanguage(null, stored, navigator.languages[0] ?? navigator.language) === lang) return address
  const [path = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  query.set('lang', lang)
  return `${path}?${query}`
}

/** Whoever came by an address that names a language, and has chosen none, keeps it until the browser is closed. */
export function keepNamedLanguage(): void {
  const named = new URLSearchParams(location.search).get('lang')
  if (named === pageLanguage() && !/(?:^|;\s*)lang=/.test(document.cookie))
    document.cookie = `lang=${named}; path=/; samesite=lax`
}
