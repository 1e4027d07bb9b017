import PDFDocument from 'pdfkit'
import { settable, wrap } from '../../../../../base/typesetting/fitting.ts'
import { openFonts } from '../../../../../base/typesetting/fonts.ts'
import type { Lang } from '../../../../../base/web/language.ts'

// A4, upright, in points.
const page = { width: 595.28, height: 841.89 }
const margin = { side: 56, top: 60, bottom: 64 }
export const inner = page.width - 2 * margin.side
const ink = '#1f2937'
export const quiet = '#6b7280'
const rule = '#d1d5db'
const leading = 1.55

type Face = 'regular' | 'bold'
type Look = { size?: number; face?: Face; colour?: string; after?: number }

/** Longer pieces of a text would be cut where it is set; these are put together again. */
const pieceLength = 1_000

export type Sheet = ReturnType<typeof openSheet>

/** Pages that are filled from above, one text below the other; a new one begins where the last is full. */
export function openSheet({ lang, title, at }: { lang: Lang; title: string; at: Date }) {
  const { regular, bold, has } = openFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Creator: 'Leitai', Producer: 'Leitai', CreationDate: at, ModDate: at },
  })
  doc.registerFont('regular', regular.file)
  doc.registerFont('bold', bold.file)
  const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() }
  const measureOf = (face: Face) => {
    const known = widths[face]
    return (text: string) => {
      const before = known.get(text)
      if (before !== undefined) return before
      doc.font(face)
      const width = doc.fontSize(100).widthOfString(text) / 100
      known.set(text, width)
      return width
    }
  }
  let y = margin.top

  const linesOf = (text: string, width: number, size: number, face: Face): string[] =>
    text.split('\n').flatMap(paragraph => {
      const signs = [...paragraph]
      const pieces: string[] = []
      for (let at = 0; at < signs.length; at += pieceLength)
        pieces.push(settable(signs.slice(at, at + pieceLength).join(''), has))
      const lines = wrap(pieces.join(''), { width: width / size, lang, measure: measureOf(face) })
      return lines.length > 0 ? lines : ['']
    })
  const room = (height: number): void => {
    if (y + height <= page.height - margin.bottom) return
    doc.addPage()
    y = margin.top
  }
  const put = (text: string, x: number, top: number, size: number, face: Face, colour: string): void => {
    doc.font(face).fontSize(size).fillColor(colour).text(text, x, top, { lineBreak: false })
  }

  /** A text in as many lines as it needs. */
  const text = (
    given: string,
    { size = 10.5, face = 'regular', colour = ink, after = 6 }: Look = {},
  ): void => {
    for (const line of linesOf(given, inner, size, face)) {
      room(size * leading)
      put(line, margin.side, y, size, face, colour)
      y += size * leading
    }
    y += after
  }
  const gap = (height: number): void => void (y += height)
  const line = (): void => {
    doc
      .moveTo(margin.side, y)
      .lineTo(page.width - margin.side, y)
      .lineWidth(0.5)
      .stroke(rule)
    y += 8
  }

  /** One row of a table. Its cells go on together on the next page where they are long. */
  const row = (cells: readonly string[], shares: readonly number[], face: Face = 'regular'): void => {
    const size = 9.5
    const whole = shares.reduce((sum, share) => sum + share, 0)
    const columns = cells.map((cell, at) => {
      const width = (inner * (shares[at] ?? 1)) / whole
      return { width, lines: linesOf(cell, width - 10, size, face) }
    })
    const height = Math.max(...columns.map(column => column.lines.length))
    y += 3
    for (let at = 0; at < height; at++) {
      room(size * leading)
      let x = margin.side
      for (const { width, lines } of columns) {
        const said = lines[at]
        if (said) put(said, x + 2, y, size, face, ink)
        x += width
      }
      y += size * leading
    }
    y += 3
    doc
      .moveTo(margin.side, y)
      .lineTo(page.width - margin.side, y)
      .lineWidth(0.4)
      .stroke(rule)
  }

  /** At the foot of every page, with its number. */
  const foot = (said: string): void => {
    const { start, count } = doc.bufferedPageRange()
    for (let at = start; at < start + count; at++) {
      doc.switchToPage(at)
      const number = `${at + 1} / ${count}`
      put(settable(said, has), margin.side, page.height - 40, 8, 'regular', quiet)
      const wide = measureOf('regular')(number) * 8
      put(number, page.width - margin.side - wide, page.height - 40, 8, 'regular', quiet)
    }
  }
  const newPage = (): void => {
    doc.addPage()
    y = margin.top
  }
  return { doc, text, gap, line, row, foot, newPage, room }
}
