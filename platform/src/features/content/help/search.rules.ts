export type Piece = { text: string; isFound: boolean }

/** How much of a text is shown before the first word that was found, and of it in all. */
const shownBefore = 30
const shownOfAll = 140
const mostWords = 8

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The words that are looked for; all must be there. Chinese has no spaces: what is typed is looked for as it stands. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords)

/** Whether all these words stand in the text, as capitals or not. */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every(word => new RegExp(escaped(word), 'iu').test(text))

/** Cuts a text into what was found and what stands between. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, isFound: false }]
  const found = new RegExp(`(${words.map(escaped).join('|')})`, 'iu')
  const pieces: Piece[] = []
  for (let rest = text; rest !== '';) {
    const hit = found.exec(rest)
    const before = hit ? rest.slice(0, hit.index) : rest
    if (before) pieces.push({ text: before, isFound: false })
    if (hit) pieces.push({ text: hit[0], isFound: true })
    rest = hit ? rest.slice(hit.index + hit[0].length) : ''
  }
  return pieces
}

/** What stands around the first of the words, or the beginning where none stands in it; never half a character. */
export function excerptOf(text: string, words: readonly string[]): string {
  const hits = words.map(word => new RegExp(escaped(word), 'iu').exec(text)?.index ?? -1)
  const first = Math.min(...hits.filter(hit => hit >= 0), text.length)
  const from = first === text.length ? 0 : whole(text, Math.max(0, first - shownBefore))
  const until = whole(text, Math.min(text.length, from + shownOfAll))
  return `${from > 0 ? '…' : ''}${text.slice(from, until)}${until < text.length ? '…' : ''}`
}

const whole = (text: string, at: number) => (/[\udc00-\udfff]/.test(text.charAt(at)) && at > 0 ? at - 1 : at)
