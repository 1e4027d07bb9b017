import type { PersonalTables } from '../../../../base/personal.ts'
import { allPersonal } from './hooks.ts'

/** A table with what of it is about whoever one of its columns names; names of tables and columns are ours alone. */
export type PersonalColumn = {
  table: string
  column: string
  gives: readonly string[]
  file?: { name: string; sha256: string; size: string }
  with?: readonly { table: string; of: string; name: string; sha256: string; size: string; crc32?: string }[]
  leaving: 'delete' | 'keep' | { blank: Readonly<Record<string, string | number | null>> }
}

const entriesOf = (tables: PersonalTables) =>
  Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, kept]) => ({
      table,
      column,
      kept: kept as PersonalColumn | 'deed',
    })),
  )

export const personalColumns = (): PersonalColumn[] =>
  allPersonal
    .run()
    .flatMap(entriesOf)
    .flatMap(({ table, column, kept }) => (kept === 'deed' ? [] : [{ ...kept, table, column }]))
