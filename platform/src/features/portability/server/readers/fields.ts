import type { FindingCode } from '../../findings.ts'
import type { Outcome } from '../../rules.ts'
import type { Finding } from '../../schema.ts'
import { readTime } from '../../times.ts'
import { isRecord } from './yaml.ts'

const longestDetail = 200

/** What becomes of a file, field by field, in the order in which it was read. */
export class Report {
  readonly findings: Finding[] = []
  private add(outcome: Outcome, field: string, code: FindingCode, detail: string | number = '') {
    const text = String(detail).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    this.findings.push({
      field: field.slice(0, longestDetail),
      outcome,
      code,
      detail: text.length > longestDetail ? `${text.slice(0, longestDetail)}…` : text,
    })
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
}

/**
 * A mapping of a configuration, read field by field. What nobody asked for is told at the end, so that every field of a
 * file is in the report.
 */
export class Fields {
  private readonly asked = new Set<string>()
  private readonly value: Record<string, unknown>
  readonly path: string
  readonly report: Report
  constructor(value: unknown, path: string, report: Report) {
    this.value = isRecord(value) ? value : {}
    this.path = path
    this.report = report
  }

  at(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`
  }

  has(key: string): boolean {
    return Object.hasOwn(this.value, key) && this.value[key] !== null && this.value[key] !== ''
  }

  raw(key: string): unknown {
    this.asked.add(key)
    return Object.hasOwn(this.value, key) ? this.value[key] : undefined
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
    if (Array.isArray(value))
      return value.map((one, index) => new Fields(one, `${this.at(key)}[${index}]`, this.report))
    this.report.left(this.at(key), 'bad_value', kindOf(value))
    return []
  }

  /** Fields by their names, as some files write what others write as a list. */
  entries(key: string): [string, Fields][] {
    const value = this.raw(key)
    if (value === undefined || value === null) return []
    if (isRecord(value))
      return Object.entries(value).map(([name, one]) => [
        name,
        new Fields(one, `${this.at(key)}.${name}`, this.report),
      ])
    this.report.left(this.at(key), 'bad_value', kindOf(value))
    return []
  }

  part(key: string): Fields {
    return new Fields(this.raw(key), this.at(key), this.report)
  }

  texts(key: string): string[] {
    const value = this.raw(key)
    return (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map(String)
  }

  /** Fields of which there are none here. */
  leave(code: FindingCode, ...keys: string[]): void {
    for (const key of keys) {
      const value = this.raw(key)
      if (value !== undefined && value !== null && value !== '' && value !== false)
        this.report.left(this.at(key), code, isRecord(value) || Array.isArray(value) ? '' : String(value))
    }
  }

  /** Tells what nobody asked for. */
  rest(): void {
    for (const key of Object.keys(this.value))
      if (!this.asked.has(key)) this.report.left(this.at(key), 'unknown_field')
  }
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : isRecord(value) ? 'mapping' : String(value)
