import { sql } from 'kysely'
import type { Db } from '../src/base/database/tables.ts'
import { xssCorpus } from './xss-corpus.ts'

/** What stands in each cell afterwards: a line in names and titles, a share of the whole corpus in Markdown. */
const lines = [
  ...xssCorpus.filter(text => !/\p{Cc}/u.test(text)),
  '"><svg onload=x>',
  '<b onclick=x>',
  '"onclick="x"',
].toSorted((a, b) => a.length - b.length)
const perText = 12
// No call takes the other control characters, and no answer gives them.
const written = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')
const texts = Array.from({ length: Math.ceil(xssCorpus.length / perText) }, (_, at) =>
  xssCorpus
    .slice(at * perText, (at + 1) * perText)
    .map(written)
    .join('\n\n'),
)
/** What many of them have, wherever they are shown. */
export const hostileMark = /onerror=alert|onload=x|onclick=x/
/** Those of the sorted lines that have room in so many characters. */
const fitting = (room: number) => lines.filter(({ length }) => length <= room)

type Column = { table: string; column: string; type: string }

/** What people write: columns where something has a space or a Chinese character in it. */
const byPeople = '[[:space:]]|[一-龥]'

async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.data_type as "type"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.data_type in ('text', 'character varying', 'jsonb')
      -- What our renderer wrote is shown as it stands.
      and c.column_name not like '%html' order by 1, 2`.execute(db)
  return rows
}

/** Plants in one transaction of its own; what a constraint refuses is not planted. */
async function plant(db: Db, work: (tx: Db) => Promise<number>): Promise<number> {
  try {
    return await db.transaction().execute(async tx => {
      // Past the triggers that keep what is published as it is.
      await sql`set local session_replication_role = replica`.execute(tx)
      return work(tx)
    })
  } catch (error) {
    // 23…: a constraint; 22…: too long.
    if (/^2[23]/.test((error as { code?: string }).code ?? '')) return 0
    throw error
  }
}

/** The end of each value gives way to it: no value becomes longer than the longest was, as each has its limit somewhere. */
async function plantText(db: Db, { table, column }: Column): Promise<number> {
  const [at, of] = [sql.ref(column), sql.table(table)]
  const longest = await sql<{ most: number | null }>`
    select max(length(${at})) as most from ${of} where ${at} ~ ${byPeople}`.execute(db)
  const { most } = longest.rows[0] ?? { most: null }
  if (most === null) return 0
  const longestText = Math.max(...texts.map(({ length }) => length))
  const isMarkdown = most > longestText
  const choice = isMarkdown ? texts.map(text => `\n\n${text}`) : fitting(most).map(line => ` ${line}`)
  if (choice.length === 0) return 0
  const own = sql.ref(`t.${column}`)
  const put = (value: ReturnType<typeof sql>) => (tx: Db) =>
    sql`
      update ${of} t set ${at} = left(${value}, greatest(0, ${most} - length(p.text))) || p.text
      from (
        select ctid, n, (${choice}::text[])[1 + n % ${choice.length}] as text
        from (select ctid, row_number() over () as n from ${of} where ${at} ~ ${byPeople}) numbered
      ) p where t.ctid = p.ctid`
      .execute(tx)
      .then(({ numAffectedRows }) => Number(numAffectedRows))
  // With a number where no two may be alike.
  return (await plant(db, put(own))) || (await plant(db, put(sql`p.n || ${own}`)))
}

/** Every text that people wrote in a document, with a line at its end. */
function poison(value: unknown, turn: () => number): unknown {
  if (typeof value === 'string') {
    const choice = /\s|[一-龥]/.test(value) ? fitting(value.length) : []
    const line = choice[turn() % choice.length]
    return line === undefined ? value : value.slice(0, value.length - line.length) + line
  }
  if (Array.isArray(value)) return value.map(one => poison(one, turn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poison(one, turn)]))
}

async function plantDocuments(db: Db, { table, column }: Column): Promise<number> {
  const [at, of] = [sql.ref(column), sql.table(table)]
  const { rows } = await sql<{ place: string; value: unknown }>`
    select ctid::text as place, ${at} as value from ${of} where ${at}::text ~ '[一-龥]' limit 200`.execute(db)
  let turn = 0
  return plant(db, async tx => {
    for (const row of rows)
      await sql`update ${of} set ${at} = ${JSON.stringify(poison(row.value, () => turn++))}::jsonb
        where ctid = ${row.place}::tid`.execute(tx)
    return rows.length
  })
}

/** Puts a line of the corpus, or a share of it, into every text of the database that somebody wrote, and tells how many values of which column. */
export async function plantHostileText(db: Db): Promise<Map<string, number>> {
  const planted = new Map<string, number>()
  for (const column of await columnsOf(db)) {
    const count = await (column.type === 'jsonb' ? plantDocuments : plantText)(db, column)
    if (count > 0) planted.set(`${column.table}.${column.column}`, count)
  }
  return planted
}
