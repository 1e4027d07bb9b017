/** How wide a text is at size 1. */
export type Measure = (text: string) => number

/** Nobody reads more of one text than this on one page. */
const mostSigns = 1_500

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const split = (text: string): string[] => [...graphemes.segment(text)].map(one => one.segment)

/** What a font has no sign for, once for each sign that people see: so that nothing is left out in silence. */
const unknown = '□'

// Directions, joiners, selectors of looks: nothing of them is drawn, and some turn around what follows.
const unseen = /[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu

/** A text as it can be set in this font: composed, on one line, without what changes directions. */
export function settable(text: string, has: (codePoint: number) => boolean): string {
  const flat = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  return split(flat)
    .slice(0, mostSigns)
    .map(sign => {
      const seen = sign.replaceAll(unseen, '')
      if (seen === '') return /\p{Extended_Pictographic}/u.test(sign) ? unknown : ''
      return [...seen].every(one => has(one.codePointAt(0) ?? 0)) ? seen : unknown
    })
    .join('')
}

// What begins no line in Chinese, and what ends none.
const closing = /^[\p{Pe}\p{Pf}，。、；：！？,.;:!?…”’》」』）】]/u
const opening = /[\p{Ps}\p{Pi}“‘《「『（【]$/u

/** Where lines may end: after words, and around each Chinese word. */
function pieces(text: string, lang: string): string[] {
  const words = new Intl.Segmenter(lang, { granularity: 'word' })
  const found: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = found.at(-1)
    if (last !== undefined && (closing.test(segment) || opening.test(last)))
      found[found.length - 1] = last + segment
    else found.push(segment)
  }
  return found
}

/** A text in lines that are no wider than `width` at size 1. What is wider alone is cut anywhere. */
export function wrap(
  text: string,
  { width, lang, measure }: { width: number; lang: string; measure: Measure },
): string[] {
  const parts = pieces(text, lang).flatMap(piece => (measure(piece) <= width ? [piece] : split(piece)))
  const lines: string[] = []
  let line = ''
  let wide = 0
  for (const part of parts) {
    const more = measure(part)
    // A blank at the end of a line takes no room.
    if (line !== '' && wide + measure(part.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
      wide = 0
    }
    if (line === '' && part.trim() === '') continue
    line += part
    wide += more
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}

/** The largest size, down to the least, at which a text is no wider; cut with an ellipsis where even that is too large. */
export function fitLine(
  text: string,
  { width, size, least, measure }: { width: number; size: number; least: number; measure: Measure },
): { text: string; size: number } {
  const wide = measure(text)
  if (wide * size <= width) return { text, size }
  if (wide * least <= width) return { text, size: Math.max(least, Math.floor((width / wide) * 10) / 10) }
  const signs = split(text)
  const cut = (count: number) => `${signs.slice(0, count).join('').trimEnd()}…`
  const count = lastThat(signs.length, count => measure(cut(count)) * least <= width)
  return { text: cut(count), size: least }
}

/**
 * The same of a paragraph, which may be as high as `height`: its lines are about as long as each other, so that none
 * ends with a single word.
 */
export function fitParagraph(
  text: string,
  ask: {
    width: number
    height: number
    size: number
    least: number
    leading: number
    lang: string
    measure: Measure
  },
): { lines: string[]; size: number } {
  const { width, height, leading, lang, measure } = ask
  const lines = (size: number, wide = width) => wrap(text, { width: wide / size, lang, measure })
  const room = (size: number) => Math.floor(height / (size * leading))
  const steps = Math.floor(ask.size - ask.least)
  const fits = (step: number) => lines(ask.least + step).length <= room(ask.least + step)
  if (!fits(0)) {
    const size = ask.least
    const [kept, rest] = [lines(size).slice(0, room(size) - 1), lines(size).slice(room(size) - 1)]
    return { lines: [...kept, fitLine(rest.join(' '), { width, size, least: size, measure }).text], size }
  }
  const size = ask.least + lastThat(steps, fits)
  const { length } = lines(size)
  // By how much of a hundred parts the lines can be shorter without becoming more.
  const narrower = lastThat(70, part => lines(size, (width * (100 - part)) / 100).length === length)
  return { lines: lines(size, (width * (100 - narrower)) / 100), size }
}

/** The last number from 0 to `most` of which something holds that holds of all below it. */
function lastThat(most: number, holds: (number: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}
