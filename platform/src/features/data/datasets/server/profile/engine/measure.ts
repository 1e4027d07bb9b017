import type { Database } from '../../../../../../base/sandbox/duckdb.ts'
import { profileLimits } from '../../../profile-schema.ts'
import type { Plan } from './plan.ts'
import { withoutWords } from './source.ts'

/** What one reading of the whole file tells of a column. */
export type Measured = {
  values: number
  /** Values of the column's own kind. */ fitting: number
  fractions: number
  codes: number
  distinct: number
  min: string | null
  max: string | null
  low: number | null
  high: number | null
  mean: number | null
  deviation: number | null
  quartiles: number[] | null
  shortest: number | null
  longest: number | null
  /** Frequent values, without their counts. */ frequent: string[] | null
}

const cut = (text: string) => `left(${text}, ${profileLimits.cell})`
export const shown = cut

/** Reads a view once and measures all columns by it. */
export async function measure(
  db: Database,
  view: 'counted' | 'data',
  plans: readonly Plan[],
): Promise<{ rows: number; columns: Measured[] }> {
  const asks = plans.map(askOf)
  const list = asks.flatMap((ask, index) =>
    Object.entries(ask).map(([name, sql]) => `${sql} as ${name}${index}`),
  )
  const [row = {}] = await db.rows<Record<string, unknown>>(
    `select count(*) as n${list.map(item => `, ${item}`).join('')} from ${withoutWords(view, plans)}`,
  )
  const columns = asks.map((ask, index) => {
    const value = (name: string) => (name in ask ? row[`${name}${index}`] : null) ?? null
    const number = (name: string) => (value(name) === null ? null : Number(value(name)))
    return {
      values: number('values') ?? 0,
      fitting: number('fitting') ?? number('values') ?? 0,
      fractions: number('fractions') ?? 0,
      codes: number('codes') ?? 0,
      distinct: number('distinct') ?? 0,
      min: value('min') as string | null,
      max: value('max') as string | null,
      low: number('low'),
      high: number('high'),
      mean: number('mean'),
      deviation: number('deviation'),
      quartiles: (value('quartiles') as number[] | null)?.map(Number) ?? null,
      shortest: number('shortest'),
      longest: number('longest'),
      frequent: value('frequent') as string[] | null,
    }
  })
  return { rows: Number(row.n), columns }
}

function askOf({ kind, text, number, exact }: Plan): Record<string, string> {
  const always = { values: `count(${text})` }
  if (kind === 'binary') return always
  const counted = { ...always, distinct: `approx_count_distinct(${text})` }
  if (number !== null)
    return {
      ...counted,
      fitting: `count(${number})`,
      min: `min(${exact})::varchar`,
      max: `max(${exact})::varchar`,
      low: `min(${number})`,
      high: `max(${number})`,
      mean: `avg(${number})`,
      deviation: `stddev_samp(${number})`,
      quartiles: `approx_quantile(${number}, [0.25, 0.5, 0.75])`,
      ...(kind === 'integer'
        ? {
            fractions: `count(*) filter (${number} <> floor(${number}))`,
            codes: `count(*) filter (${text} >= '00' and ${text} < '0:')`,
          }
        : {}),
    }
  if (kind === 'boolean')
    return {
      ...counted,
      fitting: `count(*) filter (lower(${text}) in ('true', 'false'))`,
      frequent: `approx_top_k(lower(${cut(text)}), 2)`,
    }
  return {
    ...counted,
    shortest: `min(length(${text}))`,
    longest: `max(length(${text}))`,
    ...(kind === 'nested' ? {} : { frequent: `approx_top_k(${cut(text)}, ${profileLimits.top})` }),
  }
}
