import type { Answers, Field } from '../forms/fields.ts'
import { canonicalOf, shownFields } from '../forms/rules.ts'

export type Receipted = {
  edition: number
  track: number
  form: number
  title: string
  answers: Answers
  /** The files that the answers name. */
  files: readonly { id: number; sha256: string }[]
}

/**
 * What the hash of a version is taken of, as UTF-8: JSON without spaces, names in the order of the alphabet, files in the
 * order of their ids. Whoever has the answers and the files can find it again.
 */
export function receiptText(fields: readonly Field[], version: Receipted): string {
  const { edition, track, form, title } = version
  const files = version.files
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, sha256 }) => `{"id":${id},"sha256":"${sha256}"}`)
  return [
    `{"answers":${canonicalOf(fields, version.answers)}`,
    `"edition":${edition}`,
    `"files":[${files.join(',')}]`,
    `"form":${form}`,
    `"title":${JSON.stringify(title.normalize('NFC'))}`,
    `"track":${track}}`,
  ].join(',')
}

/** Ids of the files that answers name, each once, in the order of the form. */
export function filesIn(fields: readonly Field[], answers: Answers): number[] {
  const ids = shownFields(fields, answers).flatMap(({ kind, key }) => {
    const given = kind === 'file' && Object.hasOwn(answers, key) ? answers[key] : null
    return Array.isArray(given) ? given.filter(id => typeof id === 'number') : []
  })
  return [...new Set(ids)]
}

/** The same of all fields, those that are not asked now among them: a draft keeps their files. */
export const filesKept = (fields: readonly Field[], answers: Answers): number[] =>
  filesIn(
    fields.map(field => ({ ...field, condition: null })),
    answers,
  )
