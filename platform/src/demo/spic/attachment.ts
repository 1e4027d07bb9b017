import PDFDocument from 'pdfkit'
import { collect } from '../../base/typesetting/drawing-thread.ts'
import type { PlannedProposal } from './proposal.ts'

const left = 60
const width = 475
const [ink, quiet, time, money] = ['#1f2937', '#6b7280', '#0f766e', '#b45309']

/**
 * A page with the plan of a proposal as charts: what there is for six months, and what for the money. In the letters of a
 * font that every reader has: a Chinese one would weigh more than all the rest.
 */
export function planPdf(
  { milestones, budget }: Pick<PlannedProposal, 'milestones' | 'budget'>,
  at: Date,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: 'Plan of the pilot', CreationDate: at, ModDate: at },
  })
  const drawn = collect(doc)
  const say = (text: string, x: number, y: number, size = 10, colour = ink) =>
    doc.fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false })
  doc.font('Helvetica')
  say('Plan of the pilot', left, 60, 20)
  say('Time (months)', left, 110, 12, quiet)
  const month = width / 6
  for (let at = 0; at <= 6; at++) {
    const x = left + at * month
    doc
      .moveTo(x, 132)
      .lineTo(x, 148 + milestones.length * 34)
      .lineWidth(0.5)
      .stroke('#d1d5db')
    say(String(at), x - 3, 152 + milestones.length * 34, 9, quiet)
  }
  for (const [index, [until]] of milestones.entries()) {
    const from = index === 0 ? 0 : (milestones[index - 1]?.[0] ?? 0)
    const y = 138 + index * 34
    doc.rect(left + from * month, y, Math.max(0.2, until - from) * month, 22).fill(time)
    say(`M${index + 1}`, left + from * month + 6, y + 7, 10, '#ffffff')
  }
  const top = 190 + milestones.length * 34
  say('Money (CNY)', left, top, 12, quiet)
  const most = Math.max(...budget.map(([, amount]) => amount))
  for (const [index, [, amount]] of budget.entries()) {
    const y = top + 26 + index * 32
    doc.rect(left, y, (amount / most) * (width - 80), 20).fill(money)
    say(amount.toLocaleString('en-US'), left + (amount / most) * (width - 80) + 8, y + 6)
  }
  const sum = budget.reduce((total, [, amount]) => total + amount, 0)
  say(`Total ${sum.toLocaleString('en-US')}`, left, top + 40 + budget.length * 32, 11)
  doc.end()
  return drawn
}
