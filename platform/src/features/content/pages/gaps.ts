import type { Localized } from '../../../base/web/language.ts'
import { addressOf, builtInSlugs } from './rules.ts'

type Site = {
  name: string
  isOwn: boolean
  pages: readonly { slug: string; isLive: boolean }[]
}
type Menu = readonly { label: Localized; to: string }[]

/** Whether visitors of a sponsor's site find nothing at its own address. */
export const lacksHome = ({ isOwn, pages }: Site): boolean =>
  !isOwn && !pages.some(page => page.slug === 'home' && page.isLive)

/** The entries of a menu that lead to a page of the site which visitors do not have. */
export function deadEntries<M extends Menu>({ name, pages }: Site, menu: M): M[number][] {
  const home = addressOf(name, 'home')
  const open = new Set(
    [...builtInSlugs, ...pages.filter(page => page.isLive).map(page => page.slug)].map(slug =>
      addressOf(name, slug),
    ),
  )
  return menu.filter(({ to }) => {
    const path = to.split(/[?#]/)[0]?.replace(/\/$/, '') ?? ''
    const isHere = path === home || path.startsWith(`${home}/`)
    // What lies deeper, such as one of the news, is not known here.
    return isHere && !open.has(path) && !path.slice(home.length + 1).includes('/')
  })
}
