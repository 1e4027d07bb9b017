import type { Answers } from '../forms/fields.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * One text for one value, whoever writes it: JSON without spaces, the names of each object in the order of their
 * UTF-16 code units, numbers and strings as ECMAScript writes them (RFC 8785).
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`
  const names = Object.keys(value).sort()
  const of = value as { readonly [key: string]: Json }
  return `{${names.map(name => `${JSON.stringify(name)}:${canonicalJson(of[name] ?? null)}`).join(',')}}`
}

export type Receipted = {
  edition: number
  track: number
  form: number
  title: string
  answers: Answers
  /** The files that the answers name. */
  files: readonly { id: number; sha256: string }[]
}

/** What the hash of a version is taken of, as UTF-8: whoever has the answers and the files can find it again. */
export const receiptText = ({ edition, track, form, title, answers, files }: Receipted): string =>
  canonicalJson({
    edition,
    track,
    form,
    title,
    answers,
    files: Object.fromEntries(files.map(({ id, sha256 }) => [String(id), sha256])),
  })
