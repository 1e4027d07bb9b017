import type { MetaDescriptor } from 'react-router'
import { wordsIn, type Words, type Translated } from '../base/web/words.ts'
import type { Lang } from '../base/web/language.ts'
import { shellWords } from './words.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
type Site = { lang: Lang; publicUrl: string; path: string }

/** Title, description and link preview of a page, in the page's language. */
export function pageMeta<T>(
  matches: Matches,
  words: Words<T>,
  describe: (words: Translated<T>) => {
    title: string
    description?: string | undefined
    image?: string | null | undefined
  },
): MetaDescriptor[] {
  const site = matches.find(match => match?.id === 'root')?.loaderData as Site | undefined
  if (!site) return []
  const shell = wordsIn(shellWords, site.lang)
  const { title, description = shell.description, image } = describe(wordsIn(words, site.lang))
  const full = `${title} · ${shell.brand}`
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: site.publicUrl + site.path },
    { property: 'og:locale', content: site.lang.replace('-', '_') },
    ...(image ? [{ property: 'og:image', content: site.publicUrl + image }] : []),
  ]
}
