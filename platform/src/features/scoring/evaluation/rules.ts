import { answerRoles, type FileDescription } from '../../engine/scorer/file-rules.ts'
import type { FileForm } from './schema.ts'

export const lists = ['A', 'B'] as const
export const fileFormats = [
  'csv',
  'tsv',
  'txt',
  'json',
  'jsonl',
  'csv.gz',
  'tsv.gz',
  'jsonl.gz',
  'zip',
] as const

export const largestAnswers = 512 * 1024 * 1024

/** Whether a metric goes by a parameter of this name: averages over all classes have no positive one. */
export const hasParam = (name: string, params: { average?: unknown }): boolean =>
  name !== 'positive' || params.average === undefined || params.average === 'binary'

/** A description as it is edited: nothing is left out. */
export const formOf = (file: FileDescription): FileForm => ({
  idColumn: { ...file.idColumn },
  columns: file.columns.map(column => ({ ...column })),
  answerColumn: file.answerColumn ?? null,
  ...(file.roles ? { roles: { ...file.roles } } : {}),
  formats: [...file.formats],
  expectedRows: file.expectedRows ?? null,
})

export const descriptionOf = ({ answerColumn, expectedRows, ...form }: FileForm): FileDescription => ({
  ...form,
  ...(answerColumn === null ? {} : { answerColumn }),
  ...(expectedRows === null ? {} : { expectedRows }),
})

/** What decides how a file is read against its answers; formats and the number of rows may change at any time. */
export const columnsOf = ({ idColumn, columns, answerColumn, roles = {} }: FileForm): string =>
  JSON.stringify([
    idColumn.name,
    idColumn.kind,
    columns.map(({ name, kind }) => [name, kind]),
    answerColumn,
    // Nothing where there are none: what was proven before there were roles stays proven.
    ...(Object.keys(roles).length === 0 ? [] : [answerRoles.map(role => roles[role] ?? null)]),
  ])

/** Names that answers must have for files of this description. */
export const wantedOf = ({ idColumn, columns, answerColumn, roles = {} }: FileForm): string[] => [
  idColumn.name,
  ...(answerColumn === null ? columns.map(column => column.name) : [answerColumn]),
  ...Object.values(roles),
]

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A query over the tables of a metric in SQL that works for files of this description. */
export function exampleQuery({ idColumn, columns, answerColumn }: FileForm): string {
  const [first] = columns
  if (!first) return ''
  const id = quoted(idColumn.name)
  const [given, right] = [`s.${quoted(first.name)}`, `a.${quoted(answerColumn ?? first.name)}`]
  const isNumber = answerColumn === null && (first.kind === 'number' || first.kind === 'integer')
  const value = isNumber ? `avg(abs(${given} - ${right}))` : `avg((${given} = ${right})::int)`
  return `select ${value}\nfrom submission s join answer a on a.${id} = s.${id}`
}
