import type { Lang, Localized } from '../web/language.ts'

/** A failure the product foresees: its code on the wire, its HTTP status and its words in both languages. */
export type Fault = {
  readonly code: `e${number}` | 'UNBOUND_PHONE_OR_EMAIL'
  readonly status: number
  readonly zh: string
  readonly en: string
  readonly hint?: string
}

/** One wrong place in a request, or one wrong cell in a file. */
export type Issue = { path: string; code: string; message?: string }
/** The same where it was found: in both languages until it is known who reads it. */
export type FoundIssue = { path: string; code: string; message?: string | Localized }

/** Thrown by guards, rules and commands; the HTTP layer turns it into the envelope in the reader's language. */
export class Failure extends Error {
  override name = 'Failure'
  readonly fault: Fault
  readonly issues: FoundIssue[]
  readonly hint: string | undefined
  readonly headers: Record<string, string>

  constructor(
    fault: Fault,
    details: { issues?: FoundIssue[]; hint?: string; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(`${fault.code} ${fault.en}`, { cause: details.cause })
    this.fault = fault
    this.issues = details.issues ?? []
    this.hint = details.hint ?? fault.hint
    this.headers = details.headers ?? {}
  }
}

/** Declares a feature's failures; both languages are demanded by the type. */
export const defineFaults = <const F extends Record<string, Fault>>(faults: F): F => faults

export const messageOf = (fault: Fault, lang: Lang): string => (lang === 'zh-CN' ? fault.zh : fault.en)
