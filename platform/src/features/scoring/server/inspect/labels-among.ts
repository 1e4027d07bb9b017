import type { Database } from '../../../../base/sandbox/duckdb.ts'
import { trimmed } from '../engine/readings.ts'
import { columnOf } from './read-answers.ts'

/** Longer ones are texts rather than labels. */
const longestLabel = 60

/** The different labels of these columns among some of the rows, sorted; `from` is a table with a condition or without. */
export async function labelsAmong(
  db: Database,
  fields: readonly string[],
  names: readonly string[],
  from: string,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const name of names) {
    const rows = await db.rows<{ value: string }>(
      `select distinct ${trimmed(columnOf(fields, name))} as value from ${from} order by 1`,
    )
    found[name] = rows.map(row => row.value).filter(value => value.length <= longestLabel)
  }
  return found
}
