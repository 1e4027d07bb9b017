import { sql } from 'kysely'
import type { Db, Tx } from '../../../../base/database/tables.ts'
import { safeFileName } from '../../../../base/http/multipart.ts'
import { withCount, withNames } from '../../notices/rules.ts'
import { namesFor } from '../../notices/server/public.ts'
import type { PersonalColumn } from './personal-columns.ts'

type Row = Record<string, unknown>
/** A file of the storage under the name that it has in an archive; its checksum where it is known. */
export type OwnFile = { name: string; size: number; sha256: string; crc32: number | null }
export type Page = { rows: Row[]; files: OwnFile[] }

const atOnce = 500

/** What somebody gets of a table, page by page, as it stands at one moment; at least one page if there is anything. */
export async function* pagesOf(db: Db, kept: PersonalColumn, userId: number): AsyncGenerator<Page> {
  const { table, column, gives, file, with: beside = [] } = kept
  const wanted = new Set([
    ...gives,
    ...(file ? Object.values(file) : []),
    ...(beside.length > 0 ? ['id'] : []),
  ])
  const tx = await db.startTransaction().setAccessMode('read only').execute()
  try {
    await sql`
      declare own no scroll cursor for
      select ${sql.join([...wanted].map(name => sql.ref(name)))} from ${sql.table(table)}
      where ${sql.ref(column)} = ${sql.lit(userId)} order by ${sql.ref(gives[0] ?? column)}`.execute(tx)
    for (let before = 0; ;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from own`.execute(tx)
      if (rows.length === 0) return
      const files = rows.flatMap((row, index) => ownFile(kept, row, before + index + 1))
      for (const one of beside) files.push(...(await filesBeside(tx, one, rows)))
      yield { rows: (await readable(tx, rows)).map(given(gives)), files }
      before += rows.length
    }
  } finally {
    await tx.rollback().execute()
  }
}

const given =
  (gives: readonly string[]) =>
  (row: Row): Row =>
    Object.fromEntries(gives.map(name => [name, row[name]]))

/** What people were told, in the words in which they read it. */
async function readable(tx: Tx, rows: readonly Row[]): Promise<Row[]> {
  const texts = rows.flatMap(row => Object.values(row)).filter(value => typeof value === 'string')
  const names = await namesFor(tx, texts)
  const read = (value: unknown, count: number) =>
    typeof value === 'string' ? withCount(withNames(value, names), count) : value
  return rows.map(row =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, read(value, Number(row.count ?? 1))]),
    ),
  )
}

const ownFile = ({ table, file }: PersonalColumn, row: Row, number: number): OwnFile[] =>
  file && row[file.sha256] !== null
    ? [
        {
          name: `files/${table}/${number}-${safeFileName(String(row[file.name]))}`,
          size: Number(row[file.size]),
          sha256: String(row[file.sha256]),
          crc32: null,
        },
      ]
    : []

/** Each content under a name once: versions of a dataset have the same files. */
async function filesBeside(
  tx: Tx,
  { table, of, name, sha256, size, crc32 }: NonNullable<PersonalColumn['with']>[number],
  rows: readonly Row[],
): Promise<OwnFile[]> {
  const { rows: found } = await sql<{
    of: number
    name: string
    sha256: string
    size: number
    crc32: number | null
  }>`
    select distinct on (1, 2, 3) ${sql.ref(of)} as of, ${sql.ref(name)} as name, ${sql.ref(sha256)} as sha256,
      ${sql.ref(size)} as size, ${crc32 === undefined ? sql`null` : sql.ref(crc32)} as crc32
    from ${sql.table(table)} where ${sql.ref(of)} = any(${rows.map(row => row.id)}::bigint[])
    order by 1, 2, 3`.execute(tx)
  return found.map((one, index) => ({
    name: `files/${table}/${one.of}/${index + 1}-${safeFileName(one.name)}`,
    size: one.size,
    sha256: one.sha256,
    crc32: one.crc32,
  }))
}
