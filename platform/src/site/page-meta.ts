import type { MetaDescriptor } from 'react-router'
import { languages, type Lang } from '../base/web/language.ts'
import { wordsIn, type Words, type Translated } from '../base/web/words.ts'
import { inLanguage } from './addresses.ts'
import { shellWords } from './words.ts'

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
export type MetaSite = { lang: Lang; publicUrl: string; address: string }
type Described = {
  /** Null where the product's own name and purpose is the title. */
  title: string | null
  description?: string | undefined
  /** Where its picture for link previews is drawn. */
  share?: string | undefined
  type?: 'article' | 'profile'
  /** What it is about is in these languages alone: it is listed as no page of another. */
  writtenIn?: readonly Lang[]
  /** True for what is no search engine's business: one's own pages, failures, pages not built yet. */
  isUnlisted?: boolean
}

export const siteOf = (matches: Matches) =>
  matches.find(match => match?.id === 'root')?.loaderData as MetaSite | undefined

/** Title, description, link preview and addresses of a page, in the page's language. */
export function pageMeta<T>(
  matches: Matches,
  words: Words<T>,
  describe: (words: Translated<T>, lang: Lang) => Described,
): MetaDescriptor[] {
  const site = siteOf(matches)
  if (!site) return []
  const shell = wordsIn(shellWords, site.lang)
  const described = describe(wordsIn(words, site.lang), site.lang)
  const {
    description = shell.description,
    share,
    type = 'website',
    isUnlisted,
    writtenIn = languages,
  } = described
  const title = described.title === null ? shell.title : `${described.title} · ${shell.brand}`
  return [
    { title },
    { name: 'description', content: description },
    // Whoever shows previews runs no scripts: browsers need nothing of it.
    ...(import.meta.env.SSR ? previews(site, { title, description, type, share }, shell.brand) : []),
    ...(isUnlisted ? [{ name: 'robots', content: 'noindex' }] : addresses(site, writtenIn)),
  ]
}

/** What a preview of a link to it shows (Open Graph). */
function previews(
  { lang, publicUrl, address }: MetaSite,
  { share, ...described }: { title: string; description: string; type: string; share: string | undefined },
  brand: string,
): MetaDescriptor[] {
  const picture = share && {
    image: publicUrl + share,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': described.title,
  }
  const named = { ...described, site_name: brand, url: publicUrl + address, ...picture }
  return [
    ...Object.entries(named).map(([name, content]) => ({ property: `og:${name}`, content })),
    ...languages.map(one => ({
      property: one === lang ? 'og:locale' : 'og:locale:alternate',
      content: one.replace('-', '_'),
    })),
    ...(share ? [{ name: 'twitter:card', content: 'summary_large_image' }] : []),
  ]
}

/** The page's own address, and those of the same page in each language that it is written in. */
function addresses({ publicUrl, address }: MetaSite, writtenIn: readonly Lang[]): MetaDescriptor[] {
  const inLanguages = [
    ...writtenIn.map(lang => [lang, inLanguage(address, lang)] as const),
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
