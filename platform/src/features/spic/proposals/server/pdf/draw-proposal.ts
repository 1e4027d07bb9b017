import { collect } from '../../../../../base/typesetting/drawing-thread.ts'
import { formatBytes, usualZone } from '../../../../../base/web/format.ts'
import { formatsIn } from '../../../../../base/web/formats-in.ts'
import { localize, type Lang } from '../../../../../base/web/language.ts'
import { wordsIn } from '../../../../../base/web/words.ts'
import type { Answers, Field, GivenAnswer } from '../../../forms/fields.ts'
import { budgetSum, shownFields } from '../../../forms/rules.ts'
import { formWords } from '../../../forms/words.ts'
import { proposalPrintWords } from '../../print-words.ts'
import { openSheet, quiet, type Sheet } from './sheet.ts'

type File = { id: number; name: string; size: number; sha256: string }
/** All that is in the file of a version. */
export type PrintedProposal = {
  lang: Lang
  edition: string
  entry: string
  track: string
  number: number
  title: string
  submittedAt: Date
  sha256: string
  fields: readonly Field[]
  answers: Answers
  files: readonly File[]
}

/** A version of a proposal, whole: a cover, all that was asked and answered, and what is attached. */
export async function drawProposal(printed: PrintedProposal): Promise<Uint8Array> {
  const { lang, fields, answers, files } = printed
  const words = wordsIn(proposalPrintWords, lang)
  const sheet = openSheet({ lang, title: printed.title, at: printed.submittedAt })
  const whole = collect(sheet.doc)
  drawCover(sheet, printed)
  sheet.newPage()
  for (const field of shownFields(fields, answers)) {
    if (field.kind === 'heading') {
      sheet.gap(8)
      sheet.room(60)
      sheet.text(localize(field.label, lang), { size: 15, face: 'bold', after: 4 })
      sheet.line()
      continue
    }
    sheet.room(44)
    sheet.text(localize(field.label, lang), { face: 'bold', after: 2 })
    drawAnswer(sheet, field, answers[field.key] ?? null, printed)
    sheet.gap(10)
  }
  if (files.length > 0) {
    sheet.room(80)
    sheet.text(words.files, { size: 15, face: 'bold', after: 4 })
    sheet.line()
    for (const file of files) {
      sheet.text(`${file.name} (${formatBytes(file.size)})`, { after: 0 })
      sheet.text(`SHA-256 ${file.sha256}`, { size: 8, colour: quiet, after: 8 })
    }
  }
  sheet.foot(words.foot(printed.number, printed.sha256))
  sheet.doc.end()
  return whole
}

function drawCover(sheet: Sheet, printed: PrintedProposal): void {
  const words = wordsIn(proposalPrintWords, printed.lang)
  sheet.gap(110)
  sheet.text(printed.edition, { size: 13, colour: quiet, after: 18 })
  sheet.text(printed.title, { size: 26, face: 'bold', after: 36 })
  sheet.line()
  for (const [name, value] of [
    [words.entrant, printed.entry],
    [words.track, printed.track],
    [words.version, String(printed.number)],
    [words.submittedAt, formatsIn(printed.lang).formatTime(printed.submittedAt, usualZone)],
    [words.receipt, printed.sha256],
  ] as const) {
    // Whose it is is not told in a blind review.
    if (value === '') continue
    sheet.text(name, { size: 9, colour: quiet, after: 0 })
    sheet.text(value, { size: 12, after: 10 })
  }
}

type Asked = Exclude<Field, { kind: 'heading' }>
type Row = Readonly<Record<string, unknown>>
const rowsIn = (answer: GivenAnswer): Row[] =>
  Array.isArray(answer) ? answer.filter(row => typeof row === 'object' && row !== null) : []
const cell = (row: Row, key: string): string => {
  const value = Object.hasOwn(row, key) ? row[key] : null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function drawAnswer(sheet: Sheet, field: Asked, answer: GivenAnswer, printed: PrintedProposal): void {
  const { lang, files } = printed
  const form = wordsIn(formWords, lang)
  const isBlank = answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)
  if (isBlank) return sheet.text(form.none, { colour: quiet })
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'date':
      return sheet.text(String(answer))
    case 'number':
      return sheet.text([String(answer), localize(field.unit, lang)].filter(Boolean).join(' '))
    case 'choice': {
      const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
      const labels = field.options
        .filter(one => chosen.includes(one.value))
        .map(one => localize(one.label, lang))
      return sheet.text(labels.join(lang === 'zh-CN' ? '、' : ', '))
    }
    case 'file': {
      const ids: readonly unknown[] = Array.isArray(answer) ? answer : []
      return sheet.text(
        files
          .filter(file => ids.includes(file.id))
          .map(file => file.name)
          .join('\n'),
      )
    }
    case 'table': {
      const shares = field.columns.map(() => 1)
      sheet.row(
        field.columns.map(column => localize(column.label, lang)),
        shares,
        'bold',
      )
      for (const row of rowsIn(answer))
        sheet.row(
          field.columns.map(column => cell(row, column.key)),
          shares,
        )
      return
    }
    case 'members': {
      const shares = [2, 3, 2, 4]
      const { name, organisation, title, task } = form.member
      sheet.row([name, organisation, title, task], shares, 'bold')
      for (const row of rowsIn(answer))
        sheet.row(
          ['name', 'organisation', 'title', 'task'].map(key => cell(row, key)),
          shares,
        )
      return
    }
    case 'budget': {
      const shares = [4, 2, 5]
      const { item, amount, note, sum } = form.budget
      sheet.row([item, amount, note], shares, 'bold')
      for (const row of rowsIn(answer))
        sheet.row([cell(row, 'item'), money(row['amount']), cell(row, 'note')], shares)
      return sheet.row([sum, money(budgetSum(answer)), ''], shares, 'bold')
    }
  }
}

const money = (amount: unknown): string => (typeof amount === 'number' ? amount.toFixed(2) : '')
