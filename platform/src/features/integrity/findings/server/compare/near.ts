import type { Database } from '../../../../../base/sandbox/duckdb.ts'
import type { FileDescription } from '../../../../engine/scorer/file-rules.ts'
import {
  closeness,
  histogramOf,
  nearBounds,
  outlierPairs,
  type Histogram,
  type Pair,
} from '../../near-rules.ts'

export type Aligned = { id: string; column: string; a: string; b: string }
export type NearFound = {
  isNumbers: boolean
  /** Of the median pair; null where too few were compared. */
  usual: number | null
  teams: number
  pairs: number
  histogram: Histogram
  common: number[]
  found: (Pair & { closeness: number; differing: number | null; aligned: Aligned[] })[]
}

/** Rows that a person looks at. */
const shownRows = 60
const shownText = 60

const isNumber = (description: FileDescription, index: number) =>
  description.columns[index]?.kind === 'number'

/**
 * Adds the table `predictions` to the values that are compared. Rows are drawn by the hash of their id, the same ones
 * of every file, so that files need not be in one order nor have all rows.
 */
export async function addFile(
  db: Database,
  number: number,
  description: FileDescription,
  isFirst: boolean,
): Promise<void> {
  const rows = Math.max(1, Math.floor(nearBounds.cells / description.columns.length))
  if (isFirst) {
    await db.run(
      `create table chosen as
       select id, row_number() over (order by hash(id), id) - 1 as r from predictions qualify r < ${rows}`,
    )
    await db.run('create table numbers (t integer, r integer, c integer, v double)')
    await db.run('create table classes (t integer, r integer, c integer, v ubigint, shown varchar)')
  }
  for (const index of description.columns.keys()) {
    const from = 'from predictions p join chosen using (id)'
    if (isNumber(description, index))
      await db.run(`insert into numbers select ${number}, r, ${index}, p.p${index} ${from}`)
    else
      await db.run(
        `insert into classes select ${number}, r, ${index}, hash(p.p${index}), left(p.p${index}, ${shownText}) ${from}`,
      )
  }
}

type Measured = { a: number; b: number; c: number; n: number; agreement: number | null; same: number }

/** All pairs of files, column by column in two statements, and those of them that stand out. */
export async function comparePairs(
  db: Database,
  description: FileDescription,
  known: ReadonlySet<number>,
): Promise<NearFound> {
  // A file that says the same everywhere agrees with nobody, and with all who say so.
  await db.run(
    `delete from classes where t in (select t from classes group by t having count(distinct (c, v)) = count(distinct c))`,
  )
  const on = 'on a.r = b.r and a.c = b.c and a.t < b.t group by a.t, b.t, a.c'
  const measured = [
    ...(await db.rows<Measured>(
      `select a.t as a, b.t as b, a.c as c, count(*)::integer as n, corr(a.v, b.v) as agreement, 0 as same
       from numbers a join numbers b ${on}`,
    )),
    ...(await db.rows<Measured>(
      `select a.t as a, b.t as b, a.c as c, count(*)::integer as n,
         avg((a.v = b.v)::integer) as agreement, (count(*) filter (a.v = b.v))::integer as same
       from classes a join classes b ${on}`,
    )),
  ]
  const isNumbers = description.columns.some((_, index) => isNumber(description, index))
  const pairs = [...Map.groupBy(measured, row => `${row.a} ${row.b}`).values()].flatMap(rows => {
    const [first] = rows
    // Numbers that are all the same have no correlation.
    if (!first || rows.some(row => row.agreement === null || !Number.isFinite(row.agreement))) return []
    const agreement = rows.reduce((sum, row) => sum + (row.agreement ?? 0), 0) / rows.length
    const cells = rows.reduce((sum, row) => sum + row.n, 0)
    return [{ a: first.a, b: first.b, agreement, cells, same: rows.reduce((sum, row) => sum + row.same, 0) }]
  })
  const { near, usual, common } = outlierPairs(pairs, { isNumbers, known })
  const among = pairs.filter(pair => !known.has(pair.a) && !known.has(pair.b))
  const sameOf = new Map(pairs.map(pair => [`${pair.a} ${pair.b}`, pair.same]))
  const found: NearFound['found'] = []
  for (const pair of near)
    found.push({
      ...pair,
      differing: isNumbers ? null : pair.cells - (sameOf.get(`${pair.a} ${pair.b}`) ?? 0),
      aligned: await alignedRows(db, description, pair),
    })
  return {
    isNumbers,
    usual: usual && 1 - 10 ** -usual.median,
    teams: new Set(among.flatMap(pair => [pair.a, pair.b])).size,
    pairs: among.length,
    histogram:
      among.length > 0
        ? histogramOf(among.map(pair => closeness(pair, isNumbers)))
        : { from: 0, to: 0, counts: [] },
    common,
    found,
  }
}

/** Some rows of both: what differs first where classes are compared, and then as the hashes of the ids fall. */
async function alignedRows(
  db: Database,
  description: FileDescription,
  { a, b }: { a: number; b: number },
): Promise<Aligned[]> {
  const half = Math.floor(shownRows / 2)
  const rows = await db.rows<{ id: string; c: number; a: string; b: string }>(
    `with both_ as (
       select a.r, a.c, format('{:.6g}', a.v) as a, format('{:.6g}', b.v) as b, false as differs
       from numbers a join numbers b on a.r = b.r and a.c = b.c where a.t = ${a} and b.t = ${b}
       union all
       select a.r, a.c, a.shown, b.shown, a.v <> b.v
       from classes a join classes b on a.r = b.r and a.c = b.c where a.t = ${a} and b.t = ${b}
     ), placed as (select *, row_number() over (partition by differs order by c, r) as place from both_)
     select left(chosen.id::varchar, ${shownText}) as id, placed.c, placed.a, placed.b
     from placed join chosen on chosen.r = placed.r
     where place <= case when differs then ${half} else ${shownRows} end
     order by differs desc, placed.c, placed.r limit ${shownRows}`,
  )
  return rows.map(row => ({
    id: row.id,
    column: description.columns[row.c]?.name ?? '',
    a: row.a,
    b: row.b,
  }))
}
