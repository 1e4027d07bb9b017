import { headingsForContents } from '../rules.ts'

type Heading = { id: string; text: string; level: number }

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
 * Gives the headings of rendered Markdown ids, and lists those of the first two levels that stand in it. Short texts
 * have no list.
 */
export function withContents(html: string): { html: string; contents: Heading[] } {
  const found: Heading[] = []
  const marked = html.replace(/<h([23])>([\s\S]*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const id = `part-${found.length + 1}`
    found.push({ id, text: plain(inner), level: Number(level) })
    return `<h${level} id="${id}">${inner}</h${level}>`
  })
  return found.length >= headingsForContents ? { html: marked, contents: found } : { html, contents: [] }
}
