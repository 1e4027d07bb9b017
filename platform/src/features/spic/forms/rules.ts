import type { Answers, Field, GivenAnswer } from './fields.ts'
import { mostBudgetRows, type FileKind } from './kinds.ts'

/** What is wrong with an answer, or with a form: its path is `answers.<key>…`, or `fields.<place>…`. */
export const problemCodes = [
  'required',
  'invalid',
  'unknown',
  'taken',
  'too_long',
  'too_small',
  'too_large',
  'too_early',
  'too_late',
  'too_many',
  'decimals',
  'over_limit',
  'no_files',
] as const
export type ProblemCode = (typeof problemCodes)[number]
export type FormProblem = { path: string; code: ProblemCode }
/** Of the files that were uploaded for a form, by their id. */
export type KnownFiles = ReadonlyMap<number, { kind: FileKind; size: number }>
type Of<K extends Field['kind']> = Extract<Field, { kind: K }>
type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A key may be called as something that every object has. */
const own = (row: Row, key: string): unknown => (Object.hasOwn(row, key) ? row[key] : undefined)
const given = (answers: Answers, key: string): GivenAnswer =>
  Object.hasOwn(answers, key) ? (answers[key] ?? null) : null
const listed = (answer: GivenAnswer): readonly unknown[] => (Array.isArray(answer) ? answer : [])
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
const isEmpty = (answer: GivenAnswer): boolean =>
  isBlank(answer) || (Array.isArray(answer) && answer.length === 0)

/** The fields that are asked with these answers: a field that hangs on a choice that is not asked is not asked either. */
export function shownFields(fields: readonly Field[], answers: Answers): Field[] {
  const shown = new Set<string>()
  return fields.filter(({ key, condition }) => {
    const answer = condition && given(answers, condition.field)
    const chosen = Array.isArray(answer) ? answer : [answer]
    const isAsked =
      condition === null ||
      (shown.has(condition.field) && condition.values.some(value => chosen.some(one => one === value)))
    if (isAsked) shown.add(key)
    return isAsked
  })
}

export const isShown = (fields: readonly Field[], key: string, answers: Answers): boolean =>
  shownFields(fields, answers).some(field => field.key === key)

/** Keys of what must be answered and is not. */
export const missingOf = (fields: readonly Field[], answers: Answers): string[] =>
  shownFields(fields, answers)
    .filter(({ kind, isRequired, key }) => kind !== 'heading' && isRequired && isEmpty(given(answers, key)))
    .map(field => field.key)

/** What keeps answers from being submitted. Without `files` the files themselves are not looked at. */
export function issuesOf(
  fields: readonly Field[],
  answers: Answers,
  { files }: { files?: KnownFiles } = {},
): FormProblem[] {
  return shownFields(fields, answers).flatMap(field => {
    if (field.kind === 'heading') return []
    const answer = given(answers, field.key)
    const path = `answers.${field.key}`
    if (isEmpty(answer)) return field.isRequired ? [{ path, code: 'required' }] : []
    return wrongIn(field, answer, files).map(({ at, code }) => ({ path: path + at, code }))
  })
}

/** Below the path of the field; empty for the field itself. */
type Wrong = { at: string; code: ProblemCode }
const wrong = (code: ProblemCode, at = ''): Wrong[] => [{ at, code }]

function wrongIn(field: Exclude<Field, Of<'heading'>>, answer: GivenAnswer, files?: KnownFiles): Wrong[] {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return wrongText(answer, field.most)
    case 'number':
      return wrongNumber(answer, field)
    case 'choice':
      return wrongChoice(answer, field)
    case 'date':
      return wrongDate(answer, field)
    case 'file':
      return wrongFiles(answer, field, files)
    case 'table':
      return wrongRows(answer, field.most, row => wrongCells(row, field))
    case 'members':
      return wrongRows(answer, field.most, row => [
        ...(isBlank(own(row, 'name')) ? wrong('required', '.name') : []),
        ...(['name', 'organisation', 'title', 'task'] as const).flatMap(name =>
          isBlank(own(row, name)) || typeof own(row, name) === 'string' ? [] : wrong('invalid', `.${name}`),
        ),
      ])
    case 'budget':
      return wrongBudget(answer, field)
  }
}

function wrongText(answer: GivenAnswer, most: number): Wrong[] {
  if (typeof answer !== 'string') return wrong('invalid')
  return answer.normalize('NFC').length > most ? wrong('too_long') : []
}

/** Digits behind the decimal point, as the number is written. */
function decimalsOf(value: number): number {
  const [digits = '', power = '0'] = String(value).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(power))
}
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function wrongNumber(answer: GivenAnswer, { least, most, decimals }: Of<'number'>): Wrong[] {
  if (!isNumber(answer)) return wrong('invalid')
  if (least !== null && answer < least) return wrong('too_small')
  if (most !== null && answer > most) return wrong('too_large')
  return decimalsOf(answer) > decimals ? wrong('decimals') : []
}

function wrongChoice(answer: GivenAnswer, { isMany, options }: Of<'choice'>): Wrong[] {
  if (Array.isArray(answer) !== isMany) return wrong('invalid')
  const chosen: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  if (new Set(chosen).size < chosen.length) return wrong('invalid')
  return chosen.every(value => options.some(option => option.value === value)) ? [] : wrong('unknown')
}

function isDay(value: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value)
}

function wrongDate(answer: GivenAnswer, { earliest, latest }: Of<'date'>): Wrong[] {
  if (typeof answer !== 'string' || !isDay(answer)) return wrong('invalid')
  if (earliest !== null && answer < earliest) return wrong('too_early')
  return latest !== null && answer > latest ? wrong('too_late') : []
}

function wrongFiles(answer: GivenAnswer, field: Of<'file'>, files: KnownFiles | undefined): Wrong[] {
  const ids = listed(answer)
  if (!ids.every(isNumber)) return wrong('invalid')
  if (new Set(ids).size < ids.length) return wrong('taken')
  if (ids.length > field.most) return wrong('too_many')
  if (!files) return []
  return ids.flatMap((id, at) => {
    const file = files.get(id)
    if (!file) return wrong('unknown', `.${at}`)
    if (!field.kinds.includes(file.kind)) return wrong('invalid', `.${at}`)
    return file.size > field.mostBytes ? wrong('too_large', `.${at}`) : []
  })
}

function wrongRows(answer: GivenAnswer, most: number, wrongRow: (row: Row) => Wrong[]): Wrong[] {
  const rows = listed(answer)
  if (!Array.isArray(answer) || !rows.every(isRow)) return wrong('invalid')
  return [
    ...(rows.length > most ? wrong('too_many') : []),
    ...rows.flatMap((row, at) => wrongRow(row).map(one => ({ ...one, at: `.${at}${one.at}` }))),
  ]
}

function wrongCells(row: Row, { columns }: Of<'table'>): Wrong[] {
  if (Object.keys(row).some(name => columns.every(column => column.key !== name))) return wrong('unknown')
  const [first] = columns
  // Said at its first cell: that is where one begins to fill it in.
  if (first && columns.every(column => isBlank(own(row, column.key))))
    return wrong('required', `.${first.key}`)
  return columns.flatMap(({ key, kind }) => {
    const cell = own(row, key)
    const isRight = isBlank(cell) || (kind === 'number' ? isNumber(cell) : typeof cell === 'string')
    return isRight ? [] : wrong('invalid', `.${key}`)
  })
}

const mostYuan = 1e10
function wrongBudget(answer: GivenAnswer, { most }: Of<'budget'>): Wrong[] {
  const found = wrongRows(answer, mostBudgetRows, row => {
    const amount = own(row, 'amount')
    return [
      ...(isBlank(own(row, 'item')) ? wrong('required', '.item') : []),
      ...(isBlank(amount)
        ? wrong('required', '.amount')
        : !isNumber(amount)
          ? wrong('invalid', '.amount')
          : amount < 0
            ? wrong('too_small', '.amount')
            : amount > mostYuan
              ? wrong('too_large', '.amount')
              : decimalsOf(amount) > 2
                ? wrong('decimals', '.amount')
                : []),
    ]
  })
  return found.length === 0 && most !== null && budgetSum(answer) > most ? wrong('over_limit') : found
}

/** In yuan, added up in fen: sums of fractions would not be exact. */
export function budgetSum(answer: GivenAnswer): number {
  const fen = listed(answer).map(row => {
    const amount = isRow(row) ? own(row, 'amount') : 0
    return isNumber(amount) ? Math.round(amount * 100) : 0
  })
  return fen.reduce((sum, amount) => sum + amount, 0) / 100
}

/** The answers to what is asked, without those that are empty. */
export function shownAnswers(fields: readonly Field[], answers: Answers): Answers {
  return Object.fromEntries(
    shownFields(fields, answers)
      .filter(({ kind, key }) => kind !== 'heading' && !isEmpty(given(answers, key)))
      .map(({ key }) => [key, given(answers, key)]),
  )
}

/** The same text for the same answers, in whatever order they were given: keys sorted, NFC, nothing that is not asked. */
export function canonicalOf(fields: readonly Field[], answers: Answers): string {
  const many = new Set(fields.filter(field => field.kind === 'choice' && field.isMany).map(({ key }) => key))
  const kept = Object.entries(shownAnswers(fields, answers)).map(([key, answer]) => [
    key,
    // In whatever order boxes were ticked.
    many.has(key) && Array.isArray(answer) && answer.every(isText) ? answer.toSorted(byText) : answer,
  ])
  return JSON.stringify(sorted(Object.fromEntries(kept)))
}

const isText = (value: unknown): value is string => typeof value === 'string'
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function sorted(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRow(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => byText(a, b))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

/** Fields whose answers changed, as far as they are asked; null where one was not asked or not answered. */
export function differenceOf(
  fields: readonly Field[],
  before: Answers,
  after: Answers,
): { field: Field; before: GivenAnswer; after: GivenAnswer }[] {
  const [was, is] = [shownAnswers(fields, before), shownAnswers(fields, after)]
  return fields.flatMap(field => {
    const pair = { field, before: given(was, field.key), after: given(is, field.key) }
    const text = (answer: GivenAnswer) => JSON.stringify(sorted(answer))
    return text(pair.before) === text(pair.after) ? [] : [pair]
  })
}

/**
 * What may be shown to whoever must not know whose a proposal is. Conditions are gone: what is asked is settled, and
 * one could name a choice that tells who it is.
 */
export function withoutIdentifying(
  fields: readonly Field[],
  answers: Answers,
): { fields: Field[]; answers: Answers } {
  const kept = shownFields(fields, answers)
    .filter(({ isIdentifying, kind }) => !isIdentifying && kind !== 'members')
    .map(field => ({ ...field, condition: null }))
  return { fields: kept, answers: shownAnswers(kept, answers) }
}

/** What is wrong with a form itself. Without `takesFiles` it may ask for none. */
export function formIssues(fields: readonly Field[], { takesFiles }: { takesFiles: boolean }): FormProblem[] {
  return fields.flatMap((field, place) => {
    const earlier = fields.slice(0, place)
    return [
      ...(earlier.some(one => one.key === field.key) ? wrong('taken', '.key') : []),
      ...(isNamed(field) ? [] : wrong('required', '.label')),
      ...wrongCondition(field, earlier),
      ...wrongMake(field),
      ...(field.kind === 'file' && !takesFiles ? wrong('no_files', '.kinds') : []),
    ].map(({ at, code }) => ({ path: `fields.${place}${at}`, code }))
  })
}

type Named = { label: { zh: string; en: string } }
const isNamed = ({ label }: Named): boolean => !isBlank(label.zh) || !isBlank(label.en)

function wrongCondition({ condition }: Field, earlier: readonly Field[]): Wrong[] {
  if (!condition) return []
  const choice = earlier.find(one => one.key === condition.field)
  if (choice?.kind !== 'choice') return wrong('unknown', '.condition.field')
  const isKnown = condition.values.every(value => choice.options.some(option => option.value === value))
  return isKnown ? [] : wrong('unknown', '.condition.values')
}

function wrongMake(field: Field): Wrong[] {
  switch (field.kind) {
    case 'number':
      return field.least !== null && field.most !== null && field.most < field.least
        ? wrong('too_small', '.most')
        : []
    case 'date':
      return field.earliest !== null && field.latest !== null && field.latest < field.earliest
        ? wrong('too_small', '.latest')
        : []
    case 'choice':
      return wrongList(
        field.options.map(({ value, label }) => ({ key: value, label })),
        'options',
        'value',
      )
    case 'table':
      return wrongList(field.columns, 'columns', 'key')
    case 'file':
      return new Set(field.kinds).size < field.kinds.length ? wrong('taken', '.kinds') : []
    default:
      return []
  }
}

const wrongList = (list: readonly (Named & { key: string })[], name: string, key: string): Wrong[] =>
  list.flatMap((one, at) => [
    ...(list.findIndex(other => other.key === one.key) < at ? wrong('taken', `.${name}.${at}.${key}`) : []),
    ...(isNamed(one) ? [] : wrong('required', `.${name}.${at}.label`)),
  ])
