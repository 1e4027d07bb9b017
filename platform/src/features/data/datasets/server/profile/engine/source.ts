import { identifier, literal, type Database } from '../../../../../../base/sandbox/duckdb.ts'
import type { ColumnKind, ProfileFormat } from '../../../profile-schema.ts'
import { FileFault } from './fault.ts'
import { columnNames, firstRecords, guessSeparator, isHeader } from './records.ts'
import type { PlainText } from './text.ts'

const mostColumns = 2_000
/** Stand for a missing value among numbers, dates and the like. In a text, NA is a country and Null a surname. */
const missing = ['NA', 'N/A', 'NaN', 'nan', 'NULL', 'null']
/** Numbers are below 'N'. A list instead of the pattern takes DuckDB too much memory where there are many columns. */
const present = (text: string) =>
  `case when ${text} < 'N' or not regexp_full_match(${text}, ${literal(missing.join('|'))}) then ${text} end`

/** A view with null for the words that stand for a missing value in these columns. */
export function withoutWords(
  view: string,
  columns: readonly Pick<SourceColumn, 'text' | 'present'>[],
): string {
  const replaced = columns.filter(({ text, present }) => present !== text)
  if (replaced.length === 0) return view
  return `(select * replace (${replaced.map(({ text, present }) => `${present} as ${text}`).join(', ')}) from ${view})`
}

export type SourceColumn = {
  name: string
  /** SQL of a cell as text; null where it is empty. */ text: string
  /** As `text`, but also null for words that mean a missing value. */ present: string
  /** Of a format whose columns have types: the kind, and SQL of a cell as itself. */
  typed: { kind: ColumnKind; value: string } | null
}

/**
 * A file as views of the database: `data`, in which empty cells are null; `known`, in which words that stand for a missing
 * value are null as well; and `counted`, which is `data`, is to be read once and leaves what it could not read in
 * `reject_errors`, where `hasRejects`.
 */
export type Source = { columns: SourceColumn[]; hasRejects: boolean }

export async function openSource(
  db: Database,
  format: ProfileFormat,
  file: PlainText | string,
): Promise<Source> {
  if (typeof file === 'string') return openParquet(db, file)
  if (file.head.startsWith('version https://git-lfs.github.com/spec/'))
    throw new FileFault('pointer', 'this is a pointer of Git LFS')
  // Whatever it is called: no table begins with a whole object.
  return format === 'jsonl' || isObject(file.head) ? openJsonLines(db, file) : openTable(db, format, file)
}

function isObject(head: string): boolean {
  const [line = ''] = head.trimStart().split(/[\r\n]/, 1)
  if (!line.startsWith('{')) return false
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

async function openTable(db: Database, format: ProfileFormat, text: PlainText): Promise<Source> {
  const isCut = text.isZipped || Buffer.byteLength(text.head) > 250_000
  const separator = format === 'tsv' ? '\t' : guessSeparator(text.head, isCut)
  // A first record longer than all that was looked at is one that nobody meant.
  const [first] = firstRecords(text.head, separator, isCut)
  if (!first) throw new FileFault('unreadable', 'the first row does not end')
  assertNarrow(first.length)
  const hasHeader = isHeader(first)
  const typed = first.map((_, index) => `'c${index}': 'VARCHAR'`).join(', ')
  const reader = (options: string) =>
    `read_csv(${literal(text.path)}, columns = {${typed}}, delim = ${literal(separator)}, quote = '"', escape = '"', header = ${hasHeader}, auto_detect = false, strict_mode = true, compression = '${text.isZipped ? 'gzip' : 'none'}', ${options})`
  const nulls = ['', ...missing].map(literal).join(', ')
  await db.run(`create view data as from ${reader(`nullstr = [''], ignore_errors = true`)}`)
  await db.run(`create view known as from ${reader(`nullstr = [${nulls}], ignore_errors = true`)}`)
  await db.run(
    `create view counted as from ${reader(`nullstr = [''], store_rejects = true, rejects_limit = 100000`)}`,
  )
  const columns = columnNames(first, hasHeader).map((name, index) => ({
    name,
    text: `c${index}`,
    present: present(`c${index}`),
    typed: null,
  }))
  return { columns, hasRejects: true }
}

async function openJsonLines(db: Database, text: PlainText): Promise<Source> {
  const source = `${literal(text.path)}, format = 'newline_delimited', ignore_errors = true, compression = '${text.isZipped ? 'gzip' : 'uncompressed'}'`
  const found = await describe(db, `read_json(${source}, sample_size = 20000, maximum_depth = 1)`)
  const columns = found.map(({ name }) => {
    const text = identifier(name)
    return { name, text, present: text, typed: null }
  })
  const typed = columns.map(({ name }) => `${literal(name)}: 'VARCHAR'`).join(', ')
  await makeViews(db, `read_json(${source}, columns = {${typed}})`)
  return { columns, hasRejects: false }
}

async function openParquet(db: Database, path: string): Promise<Source> {
  const source = `read_parquet(${literal(path)})`
  const columns = (await describe(db, source)).map(({ name, type }) => {
    const own = identifier(name)
    const kind = kindOfType(type)
    const text =
      kind === 'nested' ? `to_json(${own})::varchar` : kind === 'binary' ? `hex(${own})` : `${own}::varchar`
    return { name, text, present: text, typed: { kind, value: own } }
  })
  await makeViews(db, source)
  return { columns, hasRejects: false }
}

async function makeViews(db: Database, source: string): Promise<void> {
  for (const view of ['data', 'known', 'counted']) await db.run(`create view ${view} as from ${source}`)
}

async function describe(db: Database, source: string): Promise<{ name: string; type: string }[]> {
  const found = await db.rows<{ column_name: string; column_type: string }>(`describe from ${source}`)
  assertNarrow(found.length)
  return found.map(row => ({ name: row.column_name, type: row.column_type }))
}

function assertNarrow(columns: number): void {
  if (columns > mostColumns) throw new FileFault('too_wide', `${columns} columns`)
}

const kinds: [RegExp, ColumnKind][] = [
  [/\[\]$|^(STRUCT|MAP|LIST|UNION|ARRAY|JSON|VARIANT)/, 'nested'],
  [/^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$/, 'integer'],
  [/^(DOUBLE|FLOAT|DECIMAL|REAL)/, 'number'],
  [/^BOOLEAN$/, 'boolean'],
  [/^DATE$/, 'date'],
  [/^TIMESTAMP/, 'datetime'],
  [/^(BLOB|GEOMETRY)/, 'binary'],
]
const kindOfType = (type: string): ColumnKind => kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'text'
