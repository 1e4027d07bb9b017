import type { MetaDescriptor } from 'react-router'
import { languages, type Lang } from '../base/web/language.ts'
import { wordsIn, type Words, type Translated } from '../base/web/words.ts'
import { inLanguage } from './addresses.ts'
import { shellWords } from './words.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
type Site = { lang: Lang; publicUrl: string; address: string }
type Described = {
  /** Null where the product's own name and purpose is the title. */
  title: string | null
  description?: string | undefined
  image?: string | null | undefined
  /** True for what is no search engine's business: one's own pages, failures, pages not built yet. */
  isUnlisted?: boolean
}

/** Title, description, link preview and addresses of a page, in the page's language. */
export function pageMeta<T>(
  matches: Matches,
  words: Words<T>,
  describe: (words: Translated<T>, lang: Lang) => Described,
): MetaDescriptor[] {
  const site = matches.find(match => match?.id === 'root')?.loaderData as Site | undefined
  if (!site) return []
  const shell = wordsIn(shellWords, site.lang)
  const described = describe(wordsIn(words, site.lang), site.lang)
  const { description = shell.description, image, isUnlisted } = described
  const title = described.title === null ? shell.title : `${described.title} · ${shell.brand}`
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shell.brand },
    { property: 'og:url', content: site.publicUrl + site.address },
    { property: 'og:locale', content: site.lang.replace('-', '_') },
    ...(image ? [{ property: 'og:image', content: site.publicUrl + image }] : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : addresses(site)),
  ]
}

/** The page's own address, and those of the same page in each language. */
function addresses({ publicUrl, address }: Site): MetaDescriptor[] {
  const inLanguages = [
    ...languages.map(lang => [lang, inLanguage(address, lang)] as const),
    ['x-default', inLanguage(address, undefined)] as const,
  ]
  return [
    { tagName: 'link', rel: 'canonical', href: publicUrl + address },
    ...inLanguages.map(([hrefLang, there]) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: publicUrl + there,
    })),
  ]
}
