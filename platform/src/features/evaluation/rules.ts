import type { FileDescription } from '../scoring/file-rules.ts'
import type { FileForm } from './schema.ts'

/** A description as it is edited: nothing is left out. */
export const formOf = (file: FileDescription): FileForm => ({
  idColumn: { ...file.idColumn },
  columns: file.columns.map(column => ({ ...column })),
  answerColumn: file.answerColumn ?? null,
  formats: [...file.formats],
  expectedRows: file.expectedRows ?? null,
})

export const descriptionOf = ({ answerColumn, expectedRows, ...form }: FileForm): FileDescription => ({
  ...form,
  ...(answerColumn === null ? {} : { answerColumn }),
  ...(expectedRows === null ? {} : { expectedRows }),
})

/** What decides how a file is read against its answers; formats and the number of rows may change at any time. */
export const columnsOf = ({ idColumn, columns, answerColumn }: FileForm): string =>
  JSON.stringify([idColumn.name, idColumn.kind, columns.map(({ name, kind }) => [name, kind]), answerColumn])

/** Names that answers must have for files of this description. */
export const wantedOf = ({ idColumn, columns, answerColumn }: FileForm): string[] =>
  answerColumn === null
    ? [idColumn.name, ...columns.map(column => column.name)]
    : [idColumn.name, answerColumn]
