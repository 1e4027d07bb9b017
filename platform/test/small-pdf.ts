import PDFDocument from 'pdfkit'
import { collect } from '../src/base/typesetting/drawing-thread.ts'

/** A document of one page by somebody. */
export async function smallPdf(author = 'somebody'): Promise<Buffer> {
  const doc = new PDFDocument({ info: { Author: author, Title: 'Plan', CreationDate: new Date(0) } })
  const whole = collect(doc)
  doc.text('A plan')
  doc.end()
  return Buffer.from(await whole)
}
