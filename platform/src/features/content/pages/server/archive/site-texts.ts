import type { SiteArchive } from '../../archive.schema.ts'

type Texts = Pick<SiteArchive, 'settings' | 'pages'>

const pictureAddress = /\/pictures\/[0-9a-f]{64}/g

/** The pictures that its texts show, by their addresses, once each. */
export const picturesIn = (texts: Texts): string[] => [
  ...new Set(JSON.stringify(texts).match(pictureAddress)),
]

/** The same site where its pictures have other addresses, and it has another name. */
export function movedTexts<T extends Texts>(
  site: T,
  { pictures, from, to }: { pictures: ReadonlyMap<string, string>; from: string; to: string },
): T {
  const own = new RegExp(`/special/${from}(?![a-z0-9-])`, 'g')
  const moved = (text: string) =>
    text
      .replaceAll(pictureAddress, address => pictures.get(address) ?? address)
      .replaceAll(own, `/special/${to}`)
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return moved(value)
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one)]))
  }
  return { ...site, settings: inside(site.settings), pages: inside(site.pages) }
}
