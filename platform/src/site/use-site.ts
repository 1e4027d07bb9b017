import { useRouteLoaderData } from 'react-router'
import type { Lang } from '../base/web/language.ts'
import { pageLanguage } from '../base/web/page-language.ts'
import { wordsIn, type Translated, type Words } from '../base/web/words.ts'
import type { loader } from '../root.tsx'

/** What every page knows of the site and its reader, from the root loader. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root')
  if (!site) throw new Error('the root loader has not run')
  return site
}

/** The page's language, also where what is known of the site did not come. */
export function usePageLang(): Lang {
  const site = useRouteLoaderData<typeof loader>('root')
  return site?.lang ?? (typeof document === 'undefined' ? 'zh-CN' : pageLanguage())
}

export const useLang = (): Lang => useSite().lang

/** A feature's words in the page's language. */
export const useWords = <T>(words: Words<T>): Translated<T> => wordsIn(words, useLang())
