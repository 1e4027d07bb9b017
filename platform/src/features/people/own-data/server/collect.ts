import { crc32 } from 'node:zlib'
import { sql } from 'kysely'
import { safeFileName } from '../../../../base/http/multipart.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { keyOf, type Storage } from '../../../../base/storage/storage.ts'
import { ownAccount } from '../../identity/server/public.ts'
import { withCount, withNames } from '../../notices/rules.ts'
import { namesFor } from '../../notices/server/public.ts'
import { personalColumns, type PersonalColumn } from './personal-columns.ts'
import type { OwnEntry } from './tables.ts'

type Row = Record<string, unknown>
export type Collected = { documents: Buffer; entries: OwnEntry[] }

const readMe = `本压缩包是平台保存的与你有关的全部数据：account.json 是账号，其余每个 JSON 文件是一类记录，files/ 里是你提交的文件。
登录用的密码、邮箱和手机号由登录站点保存；实名认证的号码和照片加密保存，只供审核人员查看，不在这里。

This archive holds what the platform keeps about you: account.json is the account, each other JSON file one kind of
record, and files/ has the files you handed in. The sign-on site keeps your password, e-mail and phone. The number and
photos of a certification are kept encrypted: they are for certifiers alone, and they are not in here.
`

/** All that is kept about somebody, read at one moment; the caller’s transaction gives the moment. */
export async function collect(tx: Tx, storage: Pick<Storage, 'read'>, userId: number): Promise<Collected> {
  const documents: { name: string; content: Buffer }[] = [
    { name: 'README.txt', content: Buffer.from(readMe) },
    document('account', await ownAccount(tx, userId)),
  ]
  const files = new Map<string, OwnEntry>()
  // One after another: inside a transaction there is one connection.
  for (const kept of personalColumns()) {
    if (kept.gives.length === 0) continue
    const rows = await rowsOf(tx, kept, userId)
    if (rows.length === 0) continue
    documents.push(document(`${kept.table}.${kept.column}`, (await readable(tx, rows)).map(given(kept))))
    for (const [index, row] of rows.entries())
      for (const file of await fileOf(storage, kept, row, index)) files.set(file.name, file)
  }
  return {
    documents: Buffer.concat(documents.map(one => one.content)),
    entries: [
      ...documents.map(({ name, content }) => ({
        name,
        size: content.length,
        crc32: crc32(content),
        sha256: null,
      })),
      ...files.values(),
    ],
  }
}

const document = (name: string, value: unknown) => ({
  name: `${name}.json`,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

async function rowsOf(
  tx: Tx,
  { table, column, gives, file }: PersonalColumn,
  userId: number,
): Promise<Row[]> {
  const wanted = [...new Set([...gives, ...(file ? Object.values(file) : [])])]
  const { rows } = await sql<Row>`
    select ${sql.join(wanted.map(name => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.ref(column)} = ${userId} order by ${sql.ref(gives[0] ?? column)}`.execute(tx)
  return rows
}

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

const given =
  ({ gives }: PersonalColumn) =>
  (row: Row): Row =>
    Object.fromEntries(gives.map(name => [name, row[name]]))

async function fileOf(
  storage: Pick<Storage, 'read'>,
  { table, file }: PersonalColumn,
  row: Row,
  index: number,
): Promise<OwnEntry[]> {
  if (!file) return []
  const sha256 = String(row[file.sha256])
  let sum = 0
  // An archive that is laid out before it is sent has to say what each file adds up to.
  for await (const piece of await storage.read(keyOf(sha256))) sum = crc32(piece as Buffer, sum)
  return [
    {
      name: `files/${table}/${index + 1}-${safeFileName(String(row[file.name]))}`,
      size: Number(row[file.size]),
      crc32: sum,
      sha256,
    },
  ]
}
