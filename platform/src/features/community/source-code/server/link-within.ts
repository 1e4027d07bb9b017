import { posix } from 'node:path'

type Place = {
  procedureId: number
  /** Of the file that says it. */
  path: string
  /** All paths of the same code. */
  files: ReadonlySet<string>
}

/** A whole tag, so that no search begins within an attribute: there `<` and `>` are not escaped. */
const tags = /<([a-z][a-z\d]*)(?=[\s>])[^"<>]*(?:"[^"]*"[^"<>]*)*>/g

/**
 * Links of a rendered file to others of the same code lead there, and its pictures, which are not served one by one,
 * give way to their descriptions: else both would be asked of the address of the page. Takes what our own renderer
 * wrote: attributes stand in double quotes, and a quote in them is escaped.
 */
export const linkWithin = (html: string, place: Place): string =>
  html.replace(tags, (tag: string, name: string) => {
    if (name === 'a') {
      const href = attribute(tag, 'href')
      const target = href === undefined ? undefined : targetOf(href, place)
      return target === undefined ? tag : tag.replace(` href="${href}"`, () => ` href="${target}"`)
    }
    const src = name === 'img' ? attribute(tag, 'src') : undefined
    return src === undefined || isElsewhere(src)
      ? tag
      : `<em>${(attribute(tag, 'alt') ?? '').replaceAll('<', '&#x3C;')}</em>`
  })

const isElsewhere = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address)

const attribute = (tag: string, name: string): string | undefined =>
  [...tag.matchAll(/\s([a-z-]+)="([^"]*)"/g)].find(([, found]) => found === name)?.[2]

function targetOf(href: string, { procedureId, path, files }: Place): string | undefined {
  if (href.startsWith('#') || isElsewhere(href)) return undefined
  const [named = ''] = href.split(/[?#]/)
  const target = posix.join(posix.dirname(path), unescaped(named))
  if (!files.has(target)) return '#'
  return `?procedureId=${procedureId}&#x26;path=${encodeURIComponent(target)}`
}

/** As the file was named before it was encoded for an address and for HTML. */
function unescaped(address: string): string {
  const plain = address.replaceAll('&#x26;', '&').replaceAll('&amp;', '&')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}
