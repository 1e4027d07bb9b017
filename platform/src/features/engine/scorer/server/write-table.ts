import { literal, type Database } from '../../../../base/sandbox/duckdb.ts'

export type Written = {
  names: readonly string[]
  /** SQL of the cells of a row, one for each name. */
  values: readonly string[]
  from: string
  order: string
}

/**
 * Writes a table as CSV. The header is a row like the others: to the database names that differ in case alone are one,
 * and it would rename the second.
 */
export async function writeTable(
  db: Database,
  { names, values, from, order }: Written,
  path: string,
): Promise<void> {
  const cells = names.map((_, index) => `c${index}`).join(', ')
  await db.run(`
    copy (
      select ${cells} from (
        select 0 as part, 0 as place, ${names.map((name, index) => `${literal(name)} as c${index}`).join(', ')}
        union all
        select 1, row_number() over (order by ${order}), ${values.map(value => `(${value})::varchar`).join(', ')} from ${from}
      ) order by part, place
    ) to ${literal(path)} (header false, delimiter ',')`)
}
