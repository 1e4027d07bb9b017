export type Heading = { id: string; text: string; level: number }

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
}
// The Markdown renderer writes `<`, `>` and `&` as numbers.
const plain = (html: string): string =>
  html
    .replace(/<annotation[^>]*>[\s\S]*?<\/annotation>|<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&(?:lt|gt|amp|quot);/g, entity => entities[entity] ?? entity)
    .trim()

/**
 * Gives the headings of rendered Markdown ids, and lists those of the first two levels that stand in it. A text with
 * fewer than `least` of them has no list.
 */
export function withContents(html: string, least = 3): { html: string; contents: Heading[] } {
  const found: Heading[] = []
  const marked = html.replace(/<h([23])>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const id = `part-${found.length + 1}`
    found.push({ id, text: plain(inner), level: Number(level) })
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
  return found.length >= least ? { html: marked, contents: found } : { html, contents: [] }
}

/** A heading and the text below it, up to the next; before the first one there is a part without. */
export type Part = { id: string | null; heading: string; text: string }

/** What rendered Markdown says, in parts and without marks. The ids are those that `withContents` gives. */
export function partsOf(html: string): Part[] {
  const parts: Part[] = []
  let [heading, id, from]: [string, string | null, number] = ['', null, 0]
  const end = (at: number) => {
    const text = proseOf(html.slice(from, at))
    if (heading || text) parts.push({ id, heading, text })
  }
  for (const found of html.matchAll(/<h[23] id="([^"]+)">([\s\S]*?)<\/h[23]>/g)) {
    end(found.index)
    ;[heading, id, from] = [plain(found[2] ?? ''), found[1] ?? null, found.index + found[0].length]
  }
  end(html.length)
  return parts
}

// Where one block ends and the next begins, words do not run together.
const proseOf = (html: string): string =>
  plain(html.replace(/<\/(?:p|li|h\d|t[dh]|pre|div|blockquote)>|<br\s*\/?>/g, ' ')).replace(/\s+/g, ' ')
