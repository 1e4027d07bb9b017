import { literal, type Database } from '../../../../../../base/sandbox/duckdb.ts'
import type { ColumnKind } from '../../../profile-schema.ts'
import type { SourceColumn } from './source.ts'

/** A kind is taken when this share of the values is of it; the rest are told as odd ones. */
const enough = 0.98
const sampleRows = 20_000
/** Dates that are not written as ISO 8601 or with slashes in its order. */
const dateFormats = ['%Y年%m月%d日', '%d/%m/%Y', '%m/%d/%Y', '%d.%m.%Y', '%Y%m%d%H%M%S']

/** How a column is measured. */
export type Plan = {
  name: string
  kind: ColumnKind
  /** SQL: the cell as text. */ text: string
  /** SQL: also null for words that mean a missing value, except in text columns. */ present: string
  /** SQL: the cell as a finite double (instants in seconds since 1970), null for what is not of its kind. */
  number: string | null
  /** SQL: the cell as it is compared and shown as smallest and largest. */
  exact: string | null
}

/** Numbers beyond this would overflow their own variance; infinities and NaN are no numbers here. */
const finite = (double: string) => `case when abs(${double}) < 1e150 then ${double} end`
/** `007` is a name and not a number. Two comparisons of text, which cost less than a pattern. */
const isCode = (text: string) => `(${text} >= '00' and ${text} < '0:')`

export async function planColumns(db: Database, columns: readonly SourceColumn[]): Promise<Plan[]> {
  const unknown = columns.filter(column => !column.typed)
  const seen = unknown.length > 0 ? await lookAt(db, unknown) : []
  return columns.map(column =>
    column.typed ? planTyped(column, column.typed) : planText(column, seen[unknown.indexOf(column)] as Seen),
  )
}

type Seen = {
  values: number
  numbers: number
  codes: number
  fractions: number
  booleans: number
  instants: number
  longest: number
  dates: number[]
  nested: number
}

/** What the first rows of text columns could be, all in one query. */
async function lookAt(db: Database, columns: readonly SourceColumn[]): Promise<Seen[]> {
  const asks = columns.map(({ text: k }) => ({
    values: `count(${k})`,
    numbers: `count(try_cast(${k} as double))`,
    codes: `count(*) filter (${isCode(k)})`,
    fractions: `count(*) filter (regexp_matches(${k}, '[.eE]'))`,
    booleans: `count(*) filter (lower(${k}) in ('true', 'false'))`,
    instants: `count(try_cast(${k} as timestamp))`,
    longest: `coalesce(max(length(${k})), 0)`,
    dates: `[${dateFormats.map(format => `count(try_strptime(${k}, ${literal(format)}))`).join(', ')}]`,
    nested: `count(*) filter (${k}[1] in ('{', '[') and json_valid(${k}))`,
  }))
  const list = asks.flatMap((ask, index) =>
    Object.entries(ask).map(([name, sql]) => `${sql} as ${name}${index}`),
  )
  const [row = {}] = await db.rows<Record<string, unknown>>(
    `select ${list.join(', ')} from (from known limit ${sampleRows})`,
  )
  return asks.map((ask, index) => {
    const value = (name: string) => row[`${name}${index}`]
    const entries = Object.keys(ask).map(name => [
      name,
      name === 'dates' ? (value(name) as unknown[]).map(Number) : Number(value(name)),
    ])
    return Object.fromEntries(entries) as Seen
  })
}

function planText({ name, text, present }: SourceColumn, seen: Seen): Plan {
  const plan = (kind: ColumnKind, number: string | null = null, exact: string | null = null): Plan => ({
    name,
    kind,
    text,
    present: kind === 'text' ? text : present,
    number,
    exact,
  })
  // Nothing but missing values so far: texts if others follow.
  if (seen.values === 0) return plan('empty')
  const mostly = (count: number) => count >= seen.values * enough
  if (mostly(seen.numbers) && seen.codes === 0) {
    const number = finite(`try_cast(${text} as double)`)
    // A fraction cast to an integer is rounded: fractions are told apart by the double.
    return seen.fractions === 0
      ? plan('integer', number, `try_cast(${text} as hugeint)`)
      : plan('number', number, number)
  }
  if (mostly(seen.booleans)) return plan('boolean')
  const format = dateFormats[seen.dates.findIndex(mostly)]
  if (mostly(seen.instants) || format !== undefined) {
    const instant = mostly(seen.instants)
      ? `try_cast(${text} as timestamp)`
      : `try_strptime(${text}, ${literal(format ?? '')})`
    const kind = seen.longest <= 11 ? 'date' : 'datetime'
    return plan(kind, `epoch(${instant})`, kind === 'date' ? `${instant}::date` : instant)
  }
  return plan(mostly(seen.nested) ? 'nested' : 'text')
}

function planTyped({ name, text }: SourceColumn, { kind, value }: NonNullable<SourceColumn['typed']>): Plan {
  const number =
    kind === 'integer' || kind === 'number'
      ? finite(`${value}::double`)
      : kind === 'date' || kind === 'datetime'
        ? `epoch(${value}::timestamp)`
        : null
  const exact = number === null ? null : kind === 'number' ? number : value
  return { name, kind, text, present: text, number, exact }
}

/** The same column as text: what it is when too many of its values are not of their kind. */
export const asText = (plan: Plan): Plan => ({
  ...plan,
  kind: 'text',
  present: plan.text,
  number: null,
  exact: null,
})
