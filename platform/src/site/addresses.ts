import { languages, type Lang } from '../base/web/language.ts'

/**
 * The one address of what a page shows, for search engines and link previews: without filters, without the language
 * unless the address named it, without a trailing slash, and a competition's overview without its second name.
 */
export function ownAddress(url: URL): string {
  const path = url.pathname.replace(/(\/default)?\/*$/, '') || '/'
  const query = new URLSearchParams()
  const page = Number(url.searchParams.get('page'))
  if (Number.isInteger(page) && page > 1) query.set('page', String(page))
  const lang = languages.find(one => one === url.searchParams.get('lang'))
  if (lang) query.set('lang', lang)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The same page in a given language, or in the reader's own. */
export function inLanguage(address: string, lang: Lang | undefined): string {
  const [path = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  if (lang) query.set('lang', lang)
  else query.delete('lang')
  return query.size > 0 ? `${path}?${query}` : path
}
