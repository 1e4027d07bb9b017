import type { Columns } from './database/columns.ts'

type ColumnOf<T extends keyof Columns> = keyof Columns[T] & string

/** Files beside rows of another table. */
type FilesOf = {
  [T in keyof Columns]: {
    table: T
    of: ColumnOf<T>
    name: ColumnOf<T>
    sha256: ColumnOf<T>
    size: ColumnOf<T>
    crc32?: ColumnOf<T>
  }
}[keyof Columns]

/** What of a table is somebody's, found by the column that names them. */
export type Personal<T extends keyof Columns> = {
  /** The columns that they get when they ask for all that is kept about them; none where it is not about them. */
  gives: readonly ColumnOf<T>[]
  /** Rows of it that are files of theirs, by the columns of name and content. */
  file?: { name: ColumnOf<T>; sha256: ColumnOf<T>; size: ColumnOf<T> }
  /** Tables whose rows are files of such a row, found by the column that holds its id. */
  with?: readonly FilesOf[]
  /** What becomes of the rows when they leave for good: gone, as they are, or with these columns emptied. */
  leaving: 'delete' | 'keep' | { blank: { readonly [C in ColumnOf<T>]?: string | number | null } }
}

/** A column that says who did something to what is not theirs: it stays, as the site’s own record. */
type Deed = 'deed'

/** Of the tables of one feature, each column that names a person. A test asks it of every such column. */
export type PersonalTables = {
  readonly [T in keyof Columns]?: { readonly [C in ColumnOf<T>]?: Personal<T> | Deed }
}

export const definePersonal = <const P extends PersonalTables>(tables: P): P => tables
