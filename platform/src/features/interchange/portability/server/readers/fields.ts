import type { FindingCode } from '../../findings.ts'
import type { Outcome } from '../../rules.ts'
import type { Finding } from '../../schema.ts'
import { readTime } from '../../times.ts'
import { isRecord } from './yaml.ts'

const longestDetail = 200

/** What becomes of a file, field by field, in the order in which it was read; the same is said once. */
export class Report {
  readonly findings: Finding[] = []
  private readonly said = new Set<string>()
  private readonly told = new Set<string>()
  private add(outcome: Outcome, field: string, code: FindingCode, detail: string | number = '') {
    const text = String(detail).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    const key = JSON.stringify([outcome, field, code, text])
    if (this.said.has(key)) return
    this.said.add(key)
    for (const { index } of field.matchAll(/[.[]/g)) this.told.add(field.slice(0, index))
    this.told.add(field)
    this.findings.push({
      field: field.slice(0, longestDetail),
      outcome,
      code,
      detail: text.length > longestDetail ? `${text.slice(0, longestDetail)}…` : text,
    })
  }
  /** Whether something was said of a field, or of what is in it. */
  tells(field: string): boolean {
    return this.told.has(field)
  }
  taken(field: string, code: FindingCode = 'as_is', detail: string | number = '') {
    this.add('taken', field, code, detail)
  }
  changed(field: string, code: FindingCode, detail: string | number = '') {
    this.add('changed', field, code, detail)
  }
  needed(field: string, code: FindingCode, detail: string | number = '') {
    this.add('needed', field, code, detail)
  }
  kept(field: string, code: FindingCode, detail: string | number = '') {
    this.add('kept', field, code, detail)
  }
  left(field: string, code: FindingCode, detail: string | number = '') {
    this.add('left', field, code, detail)
  }
  absent(field: string, code: 'absent' | 'usual' | 'empty' = 'absent', detail: string | number = '') {
    this.add('absent', field, code, detail)
  }
}

/**
 * A mapping of a configuration, read field by field. What the reader said nothing of is told at the end, so that every
 * field of a file is in the report, and every field that was looked for and is not there.
 */
export class Fields {
  private readonly asked = new Set<string>()
  private readonly wanted = new Set<string>()
  private readonly parts: Fields[] = []
  private isWhole = false
  private readonly value: Record<string, unknown> | undefined
  readonly path: string
  readonly report: Report
  constructor(value: unknown, path: string, report: Report) {
    this.value = isRecord(value) ? value : undefined
    this.path = path
    this.report = report
    if (path !== '' && !this.value && value !== undefined && value !== null)
      report.left(path, 'bad_value', kindOf(value))
  }

  at(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`
  }

  has(key: string): boolean {
    const value = this.own(key)
    return value !== undefined && value !== null && value !== ''
  }

  private own(key: string): unknown {
    return this.value && Object.hasOwn(this.value, key) ? this.value[key] : undefined
  }

  raw(key: string): unknown {
    this.asked.add(key)
    this.wanted.add(key)
    return this.own(key)
  }

  private within(value: unknown, path: string): Fields {
    const part = new Fields(value, path, this.report)
    this.parts.push(part)
    return part
  }

  /** A text; what is none, though something stands there, is told. */
  text(key: string): string | undefined {
    const value = this.raw(key)
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value === 'string') return value.normalize('NFC').trim() || undefined
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    this.report.left(this.at(key), 'bad_value', kindOf(value))
    return undefined
  }

  /** A text of one line. */
  line(key: string): string | undefined {
    return this.text(key)
      ?.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
      .trim()
  }

  number(key: string): number | undefined {
    const value = this.raw(key)
    if (value === undefined || value === null || value === '') return undefined
    const number = typeof value === 'string' ? Number(value) : value
    if (typeof number === 'number' && Number.isFinite(number)) return number
    this.report.left(this.at(key), 'bad_value', typeof value === 'string' ? value : kindOf(value))
    return undefined
  }

  /** Python and YAML 1.1 write True, yes, on. */
  flag(key: string): boolean | undefined {
    const value = this.raw(key)
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value === 'boolean') return value
    if (value === 0 || value === 1) return value === 1
    const word = String(value).toLowerCase()
    if (/^(true|yes|on)$/.test(word)) return true
    if (/^(false|no|off)$/.test(word)) return false
    this.report.left(this.at(key), 'bad_value', word)
    return undefined
  }

  time(key: string): Date | undefined {
    const text = this.text(key)
    if (text === undefined || /^null$/i.test(text)) return undefined
    const found = readTime(text)
    if (!found) {
      this.report.left(this.at(key), 'bad_value', text)
      return undefined
    }
    if (found.hasZone) this.report.taken(this.at(key))
    else this.report.taken(this.at(key), 'read_as_utc', found.at.toISOString())
    return found.at
  }

  list(key: string): Fields[] {
    const value = this.raw(key)
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value.map((one, index) => this.within(one, `${this.at(key)}[${index}]`))
    this.report.left(this.at(key), 'bad_value', kindOf(value))
    return []
  }

  /** Fields by their names, as some files write what others write as a list. */
  entries(key: string): [string, Fields][] {
    const value = this.raw(key)
    if (value === undefined || value === null) return []
    if (isRecord(value))
      return Object.entries(value).map(([name, one]) => [name, this.within(one, `${this.at(key)}.${name}`)])
    this.report.left(this.at(key), 'bad_value', kindOf(value))
    return []
  }

  part(key: string): Fields {
    return this.within(this.raw(key), this.at(key))
  }

  texts(key: string): string[] {
    const value = this.raw(key)
    return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(String)
  }

  /** Fields of which there are none here. */
  leave(code: FindingCode, ...keys: string[]): void {
    for (const key of keys) {
      this.asked.add(key)
      const value = this.own(key)
      if (value !== undefined && value !== null && value !== '')
        this.report.left(this.at(key), code, isRecord(value) || Array.isArray(value) ? '' : String(value))
    }
  }

  /** All of it is left out for one reason. */
  leaveWhole(code: FindingCode, detail = ''): void {
    this.isWhole = true
    this.report.left(this.path, code, detail)
  }

  /** All of it stays in the file. */
  keepWhole(code: FindingCode): void {
    this.isWhole = true
    this.report.kept(this.path, code)
  }

  /** Tells what the reader said nothing of: it claims nothing to be imported that may not be. */
  rest(): void {
    if (!this.value || this.isWhole) return
    for (const part of this.parts) part.rest()
    for (const key of Object.keys(this.value)) {
      if (this.report.tells(this.at(key))) continue
      if (!this.asked.has(key)) this.report.left(this.at(key), 'unknown_field')
      else if (this.has(key)) this.report.left(this.at(key), 'unused')
      else this.report.absent(this.at(key), 'empty')
    }
    for (const key of this.wanted)
      if (!Object.hasOwn(this.value, key) && !this.report.tells(this.at(key)))
        this.report.absent(this.at(key))
  }
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : isRecord(value) ? 'mapping' : String(value)
