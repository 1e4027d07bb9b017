import { useRouteLoaderData } from 'react-router'
import type { Lang } from '../base/web/language.ts'
import { wordsIn, type Translated, type Words } from '../base/web/words.ts'
import type { loader } from '../root.tsx'

/** What every page knows of the site and its reader, from the root loader. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root')
  if (!site) throw new Error('the root loader has not run')
  return site
}

export const useLang = (): Lang => useSite().lang

/** A feature's words in the page's language. */
export const useWords = <T>(words: Words<T>): Translated<T> => wordsIn(words, useLang())
