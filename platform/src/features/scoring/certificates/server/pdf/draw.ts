import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { dayText } from '../../rules.ts'
import { fitLine, fitParagraph, settable, type Measure } from '../../../../../base/typesetting/fitting.ts'
import { collect } from '../../../../../base/typesetting/drawing-thread.ts'
import { openFonts } from '../../../../../base/typesetting/fonts.ts'
import type { Printed } from './printed.ts'

// A4, landscape, in points.
const page = { width: 841.89, height: 595.28 }
const middle = page.width / 2
const ink = '#1f2937'
const quiet = '#6b7280'
const gold = '#a67c2e'

const words = {
  'zh-CN': { number: '证书编号', date: '颁发日期', check: '扫码查验', issuer: '主办方' },
  'en-US': { number: 'No.', date: 'Issued', check: 'Scan to verify', issuer: 'Issued by' },
}

type Pen = {
  doc: PDFKit.PDFDocument
  /** What can be set of a text. */
  set(text: string): string
  measure(face: Face): Measure
  /** One line, no wider than `width`, around or from `x`. */
  line(text: string, at: Line): void
}
type Face = 'regular' | 'bold'
type Line = {
  x: number
  y: number
  width: number
  size: number
  least?: number
  face?: Face
  colour?: string
  align?: 'center' | 'left'
}

/** A certificate as a file. Nothing in it depends on when or where it is made. */
export async function drawCertificate(printed: Printed): Promise<Uint8Array> {
  const { facts, lang } = printed
  const said = words[lang]
  const issued = new Date(`${facts.issuedOn}T00:00:00Z`)
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: {
      Title: `${printed.title} ${facts.number}`,
      Author: printed.issuer,
      Subject: facts.competition,
      Creator: 'Leitai',
      Producer: 'Leitai',
      CreationDate: issued,
      ModDate: issued,
    },
  })
  const whole = collect(doc)
  const pen = penOf(doc)
  drawFrame(doc)
  if (printed.logo)
    doc.image(Buffer.from(printed.logo), middle - 110, 54, {
      fit: [220, 46],
      align: 'center',
      valign: 'center',
    })
  pen.line(printed.title, { x: middle, y: 116, width: 640, size: 40, least: 18, face: 'bold', colour: gold })
  pen.line(facts.name, { x: middle, y: 182, width: 600, size: 32, least: 12, face: 'bold' })
  doc
    .moveTo(middle - 190, 228)
    .lineTo(middle + 190, 228)
    .lineWidth(0.7)
    .stroke(gold)
  paragraph(pen, printed.body, { y: 244, width: 620, height: 92, lang })
  pen.line(facts.award, { x: middle, y: 346, width: 600, size: 26, least: 12, face: 'bold', colour: gold })
  drawSigners(pen, printed)
  drawSeal(doc, printed)
  if (printed.issuer !== '')
    pen.line(printed.issuer, { x: middle, y: 484, width: 360, size: 13, least: 7, face: 'bold' })
  const foot = { x: 64, width: 230, size: 10, least: 6, align: 'left', colour: quiet } as const
  pen.line(`${said.number} ${facts.number}`, { ...foot, y: 498 })
  pen.line(`${said.date} ${dayText(facts.issuedOn, lang)}`, { ...foot, y: 514 })
  drawCode(pen, printed.address, said.check)
  if (printed.mark) drawMark(pen, printed.mark)
  doc.end()
  return whole
}

function penOf(doc: PDFKit.PDFDocument): Pen {
  const { regular, bold, has } = openFonts()
  doc.registerFont('regular', regular.file)
  doc.registerFont('bold', bold.file)
  const set = (text: string) => settable(text, has)
  // Asked for the same words again and again, at size 1: widths grow with the size.
  const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() }
  const measure = (face: Face) => {
    doc.font(face)
    return (text: string) => {
      const known = widths[face].get(text) ?? doc.fontSize(100).widthOfString(text) / 100
      widths[face].set(text, known)
      return known
    }
  }
  return {
    doc,
    set,
    measure,
    line(given, { x, y, width, size, least = size, face = 'regular', colour = ink, align = 'center' }) {
      const fitted = fitLine(set(given), { width, size, least, measure: measure(face) })
      const wide = measure(face)(fitted.text) * fitted.size
      doc
        .fontSize(fitted.size)
        .fillColor(colour)
        // On one baseline, whatever the size that it came to.
        .text(fitted.text, align === 'center' ? x - wide / 2 : x, y + (size - fitted.size) / 2, {
          lineBreak: false,
        })
    },
  }
}

function paragraph(
  { doc, set, measure }: Pen,
  text: string,
  { y, width, height, lang }: { y: number; width: number; height: number; lang: string },
): void {
  const leading = 1.55
  const most = { width, height, size: 17, least: 7, leading, lang, measure: measure('regular') }
  const { lines, size } = fitParagraph(set(text), most)
  const step = size * leading
  const top = y + (height - lines.length * step) / 2
  for (const [index, line] of lines.entries()) {
    const wide = measure('regular')(line) * size
    doc
      .fontSize(size)
      .fillColor(ink)
      .text(line, middle - wide / 2, top + index * step, { lineBreak: false })
  }
}

function drawFrame(doc: PDFKit.PDFDocument): void {
  doc.rect(0, 0, page.width, page.height).fill('#fffdf8')
  for (const [inset, width] of [
    [24, 2.4],
    [31, 0.6],
  ] as const)
    doc
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .lineWidth(width)
      .stroke(gold)
  for (const [x, y, right, down] of [
    [38, 38, 1, 1],
    [page.width - 38, 38, -1, 1],
    [38, page.height - 38, 1, -1],
    [page.width - 38, page.height - 38, -1, -1],
  ] as const)
    doc
      .moveTo(x, y + 26 * down)
      .lineTo(x, y)
      .lineTo(x + 26 * right, y)
      .lineWidth(1.6)
      .stroke(gold)
}

function drawSigners(pen: Pen, { signers }: Printed): void {
  const places = signers.length > 1 ? [middle - 150, middle + 150] : [middle]
  for (const [index, { name, picture }] of signers.entries()) {
    const x = places[index] ?? middle
    if (picture)
      pen.doc.image(Buffer.from(picture), x - 70, 394, { fit: [140, 44], align: 'center', valign: 'bottom' })
    pen.doc
      .moveTo(x - 80, 442)
      .lineTo(x + 80, 442)
      .lineWidth(0.5)
      .stroke(quiet)
    pen.line(name, { x, y: 448, width: 220, size: 12, least: 6 })
  }
}

/** Over what it seals. */
function drawSeal(doc: PDFKit.PDFDocument, { seal }: Printed): void {
  if (!seal) return
  doc.save().opacity(0.88)
  doc.image(Buffer.from(seal), middle + 70, 420, { fit: [104, 104], align: 'center', valign: 'center' })
  doc.restore()
}

function drawCode(pen: Pen, address: string, label: string): void {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const side = 88
  const [left, top] = [page.width - 64 - side, 430]
  const cell = side / size
  const { doc } = pen
  doc.rect(left, top, side, side).fill('#ffffff')
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) doc.rect(left + x * cell, top + y * cell, cell, cell)
  doc.fill('#000000')
  const x = left + side / 2
  pen.line(label, { x, y: top + side + 2, width: side + 30, size: 9, colour: quiet })
  pen.line(address.replace(/^https?:\/\//, ''), {
    x: page.width / 2,
    y: 536,
    width: 500,
    size: 8,
    least: 5,
    colour: quiet,
  })
}

function drawMark({ doc, set, measure }: Pen, mark: string): void {
  const text = set(mark)
  const wide = measure('bold')(text) * 110
  doc.save().rotate(-24, { origin: [middle, page.height / 2] })
  doc
    .fontSize(110)
    .opacity(0.1)
    .fillColor('#b91c1c')
    .text(text, middle - wide / 2, page.height / 2 - 60, { lineBreak: false })
  doc.restore()
}
