import { drawSvg } from '../../base/pictures/draw-svg.ts'
import { fitLine, fitParagraph, settable } from '../../base/typesetting/fitting.ts'
import { openFonts } from '../../base/typesetting/fonts.ts'
import { wordsIn } from '../../base/web/words.ts'
import { shellWords } from '../words.ts'
import type { SharePicture } from './share-picture.ts'

export const shareSize = { width: 1200, height: 630 }
const margin = 80

// The scoreboard of the site: dark in both themes.
const ground = '#0e1738'
const line = '#2a3768'
const text = '#f1f4ff'
const muted = '#a9b6de'
const usualAccent = '#8fa2ff'

type Face = 'regular' | 'bold'
/** The outlines of one line from `x`, on a baseline. They are drawn and not written: no font of the machine, and no markup of a title, has a part in it. */
function outlines(given: string, { x, y, size, face }: { x: number; y: number; size: number; face: Face }) {
  const { font } = openFonts()[face]
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(given)
  let at = x
  return glyphs
    .map((glyph, index) => {
      const position = positions[index]
      const left = at + (position?.xOffset ?? 0) * scale
      at += (position?.xAdvance ?? 0) * scale
      return `<path transform="translate(${left.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
    .join('')
}

const measureOf = (face: Face) => {
  const { font } = openFonts()[face]
  return (given: string) => font.layout(given).advanceWidth / font.unitsPerEm
}

/** The picture as SVG: lines of text as outlines, the ring, and a podium whose steps rise to the right. */
export function shareSvg({ lang, kind, title, note, accent = usualAccent }: SharePicture): string {
  const { has } = openFonts()
  const set = (given: string) => settable(given, has)
  const width = shareSize.width - 2 * margin
  const one = (given: string, ask: { y: number; size: number; face: Face; width: number; x?: number }) => {
    const fitted = fitLine(set(given), { ...ask, least: ask.size * 0.7, measure: measureOf(ask.face) })
    return outlines(fitted.text, { x: ask.x ?? margin, y: ask.y, size: fitted.size, face: ask.face })
  }
  const leading = 1.28
  const paragraph = fitParagraph(set(title), {
    width,
    height: 270,
    size: 76,
    least: 44,
    leading,
    lang,
    measure: measureOf('bold'),
  })
  const lines = paragraph.lines.map((given, index) =>
    outlines(given, {
      x: margin,
      y: 206 + paragraph.size * 0.88 + index * paragraph.size * leading - 20,
      size: paragraph.size,
      face: 'bold',
    }),
  )
  const steps = [60, 96, 138, 186, 240].map(
    (height, index) =>
      `<rect x="${880 + index * 64}" y="${630 - height}" width="44" height="${height}" rx="6"/>`,
  )
  const brand = wordsIn(shellWords, lang).brand
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">`,
    `<rect width="1200" height="630" fill="${ground}"/>`,
    `<g fill="${line}" opacity="0.55">${steps.join('')}</g>`,
    `<rect width="1200" height="10" fill="${accent}"/>`,
    `<g fill="${accent}">${one(kind, { y: 138, size: 32, face: 'bold', width })}</g>`,
    `<g fill="${text}">${lines.join('')}</g>`,
    `<g fill="${muted}">${one(note, { y: 500, size: 30, face: 'regular', width: 780 })}</g>`,
    `<g transform="translate(${margin} 534) scale(1.5)" fill="none" stroke="${accent}" stroke-linecap="round">`,
    '<path d="M8.2 26.4a13 13 0 1 1 15.6 0" stroke-width="3"/>',
    '<path d="M10.5 25v-6.5M16 28V11m5.5 14v-9.5" stroke-width="4"/></g>',
    `<g fill="${text}">${one(brand, { x: margin + 64, y: 570, size: 30, face: 'bold', width: 500 })}</g>`,
    '</svg>',
  ].join('')
}

export const drawSharePicture = (picture: SharePicture): Promise<Buffer> =>
  drawSvg(shareSvg(picture), shareSize.width)
