import { sql } from 'kysely'
import type { ReadDb } from '../../../../base/database/tables.ts'
import { inTree, noExtras, type Entry, type Extra, type Kind } from '../rules.ts'
import { shelves } from './shelves.ts'

export type EntryRow = Entry & { key: string; sort: number }

/** The entries of these kinds in their order, those that are hidden among them, in one statement. */
export async function entriesOf<K extends Kind>(
  db: ReadDb,
  ...wanted: readonly K[]
): Promise<Record<K, EntryRow[]>> {
  const extra = (kind: Kind, name: Extra) => {
    const column = shelves[kind].columns[name]
    const value = column
      ? sql.ref(column)
      : noExtras[name] === null
        ? sql`null::text`
        : sql.lit(noExtras[name])
    return sql`${value} as ${sql.ref(name)}`
  }
  const selects = wanted.map(kind => {
    const { table, id } = shelves[kind]
    const extras = sql.join((Object.keys(noExtras) as Extra[]).map(name => extra(kind, name)))
    return sql`select ${sql.lit(kind)} as kind, ${sql.ref(id)}::text as key, name_zh as "nameZh", name_en as "nameEn",
      is_hidden as "isHidden", sort, ${extras} from ${sql.table(table)}`
  })
  const { rows } = await sql<EntryRow & { kind: K }>`
    select * from (${sql.join(selects, sql` union all `)}) entry order by sort, length(key), key`.execute(db)
  return Object.fromEntries(
    wanted.map(kind => [
      kind,
      inTree(rows.filter(row => row.kind === kind)).map(({ kind: _kind, ...row }) => row),
    ]),
  ) as Record<K, EntryRow[]>
}
