import { literal, type Database } from '../../../../../../base/sandbox/duckdb.ts'
import { profileLimits, type ColumnProfile } from '../../../profile-schema.ts'
import { shown, type Measured } from './measure.ts'
import type { Plan } from './plan.ts'
import { withoutWords } from './source.ts'

export type Spread = {
  bins: ColumnProfile['bins']
  top: ColumnProfile['top']
  /** Where there are few enough to be counted. */ distinct: number | null
  /** Where there are few enough to be sorted. */ quartiles: number[] | null
}

type Asked = { plan: Plan; measured: Measured }

/** A second reading, which knows the bounds and the frequent values: how the values spread between them. */
export async function spread(db: Database, columns: readonly Asked[], rows: number): Promise<Spread[]> {
  const numbers = columns.filter(({ plan }) => plan.number !== null).length * rows
  const asks = columns.map(column => askOf(column, numbers <= profileLimits.exactValues))
  const list = asks.flatMap((ask, index) =>
    Object.entries(ask.sql).map(([name, sql]) => `${sql} as ${name}${index}`),
  )
  const view = withoutWords(
    'data',
    columns.map(({ plan }) => plan),
  )
  const [row = {}] =
    list.length > 0 ? await db.rows<Record<string, unknown>>(`select ${list.join(', ')} from ${view}`) : []
  return asks.map((ask, index) => {
    const counts = countsOf(row[`counts${index}`])
    const distinct = row[`distinct${index}`]
    return {
      bins: ask.edges ? binsOf(ask.edges, counts) : null,
      top: ask.edges ? null : topOf(counts),
      distinct: distinct === undefined ? null : Number(distinct),
      quartiles: (row[`quartiles${index}`] as number[] | null | undefined) ?? null,
    }
  })
}

type Ask = { sql: Record<string, string>; edges: number[] | null }

function askOf({ plan, measured }: Asked, canSort: boolean): Ask {
  const sql: Record<string, string> = {}
  if (plan.kind !== 'binary' && measured.distinct <= profileLimits.exactDistinct)
    // As a map of hashes: count(distinct) takes megabytes for each column, however few its values are.
    sql.distinct = `coalesce(cardinality(histogram(hash(${plan.text})) filter (${plan.text} is not null)), 0)`
  if (plan.number !== null && measured.low !== null && measured.high !== null) {
    const edges = edgesOf(measured.low, measured.high, plan.kind === 'integer')
    const width = (edges[1] as number) - (edges[0] as number)
    // What is missing would fall into the first step: greatest() knows no null.
    sql.counts = `histogram(least(${edges.length - 2}, greatest(0, floor((${plan.number} - ${sqlNumber(edges[0] as number)}) / ${sqlNumber(width)})))::integer) filter (${plan.number} is not null)`
    if (canSort) sql.quartiles = `quantile_cont(${plan.number}, [0.25, 0.5, 0.75])`
    return { sql, edges }
  }
  // A text with a zero byte cannot stand in a query.
  const frequent = (measured.frequent ?? []).filter(value => !value.includes('\0'))
  if (frequent.length > 0) {
    const value = plan.kind === 'boolean' ? `lower(${shown(plan.text)})` : shown(plan.text)
    sql.counts = `histogram(case when ${value} in (${frequent.map(literal).join(', ')}) then ${value} end)`
  }
  return { sql, edges: null }
}

const sqlNumber = (value: number) => `(${value.toExponential()})::double`

/** Equal steps from the smallest to the largest; whole numbers of a small range get one step each. */
export function edgesOf(low: number, high: number, isInteger: boolean): number[] {
  const { bins } = profileLimits
  if (low === high) return [low, low + 1]
  if (isInteger && high - low < bins) return Array.from({ length: high - low + 2 }, (_, index) => low + index)
  // The last edge is the largest value itself, whatever the steps have lost on the way.
  return Array.from({ length: bins + 1 }, (_, index) =>
    index === bins ? high : low + ((high - low) / bins) * index,
  )
}

type Counts = Map<string, number>

const countsOf = (histogram: unknown): Counts =>
  new Map(
    ((histogram ?? []) as { key: unknown; value: unknown }[]).map(({ key, value }) => [
      String(key),
      Number(value),
    ]),
  )

const binsOf = (edges: readonly number[], counts: Counts): Spread['bins'] =>
  edges.slice(0, -1).map((from, index) => ({
    from,
    to: edges[index + 1] as number,
    count: counts.get(String(index)) ?? 0,
  }))

/** Null when nothing comes twice: then none is more frequent than another. */
function topOf(counts: Counts): Spread['top'] {
  const top = [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return top.some(({ count }) => count > 1) ? top : null
}
