import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import type { Lang } from '../../../../base/web/language.ts'

/** What of an article stands in a feed. */
export type Entry = {
  address: string
  title: string
  summary: string
  author: string
  category: string
  publishedAt: Date
  updatedAt: Date
}

export type Feed = {
  lang: Lang
  title: string
  subtitle: string
  /** Its own address, and that of the page it is about. */
  self: string
  page: string
  entries: readonly Entry[]
}

// XML 1.0 has no room for the other control characters, and none for half a character.
const sayable = (text: string) => text.toWellFormed().replaceAll(/[\p{Cc}\p{Cn}]/gu, ' ')

const link = (rel: string, href: string, type: string, lang?: Lang) =>
  x('link', { rel, href, type, ...(lang && { hreflang: lang }) })

/** A feed as readers of news take it (RFC 4287): an entry is known by its address, which never changes. */
export function atomOf({ lang, title, subtitle, self, page, entries }: Feed): string {
  const changes = entries.map(({ updatedAt }) => updatedAt.getTime())
  const root = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang }, [
    x('id', self),
    x('title', sayable(title)),
    x('subtitle', sayable(subtitle)),
    x('updated', new Date(Math.max(0, ...changes)).toISOString()),
    link('self', self, 'application/atom+xml'),
    link('alternate', page, 'text/html', lang),
    ...entries.map(entry =>
      x('entry', [
        x('id', entry.address),
        x('title', sayable(entry.title)),
        x('published', entry.publishedAt.toISOString()),
        x('updated', entry.updatedAt.toISOString()),
        x('author', [x('name', sayable(entry.author))]),
        x('category', { term: sayable(entry.category) }),
        x('summary', sayable(entry.summary)),
        link('alternate', entry.address, 'text/html', lang),
      ]),
    ),
  ])
  const xml = toXml([{ type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' }, root])
  // The library leaves it as it is, and no text may have it (XML 1.0, 2.4).
  return xml.replaceAll(']]>', ']]&gt;')
}
