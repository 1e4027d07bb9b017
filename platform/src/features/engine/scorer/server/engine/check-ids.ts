import type { FileDescription, FileIssue } from '../../file-rules.ts'
import type { Place, PlaceOf } from './check-cells.ts'
import type { Database } from './duckdb.ts'
import { FileFault, ScorerFault } from './file-fault.ts'
import { mostIssues } from './scan-table.ts'

/**
 * Every id of the answers exactly once, and no other; rows whose usage is `ignored` may be there or not. One join
 * says whether all is well; only where it is not is it looked up what is wrong.
 */
export async function checkIds(db: Database, file: FileDescription, placeOf: PlaceOf): Promise<void> {
  const [{ answers } = { answers: 0 }] = await db.rows<{ answers: number }>(
    'select count(*)::integer as answers from answers',
  )
  // A bit for each answer that a row has found: an id that stands twice finds the same one. Far less than a second
  // hash table for the different ids.
  const [counts] = await db.rows<{
    rows: number
    wanted: number
    known: number
    covered: number
    found: number
  }>(`
    select j.known::double as known, j.covered::double as covered, j.found::double as found,
      (select count(*) from predictions)::double as rows,
      (select count(*) from answers where usage <> 'ignored')::double as wanted
    from (
      select count(*) as known, count(*) filter (a.usage <> 'ignored') as covered,
        bit_count(bitstring_agg(a.rowid, 0, ${answers})) as found
      from predictions p join answers a on a.id = p.id
    ) j`)
  if (
    counts &&
    counts.found === counts.rows &&
    counts.known === counts.rows &&
    counts.covered === counts.wanted
  )
    return
  const issues = await explainIds(db, file, placeOf)
  if (issues.length === 0) throw new ScorerFault('answer', 'the answers have an id twice')
  throw new FileFault(issues)
}

/** Examples are ids, which every participant has; never answers. */
async function explainIds(db: Database, file: FileDescription, placeOf: PlaceOf): Promise<FileIssue[]> {
  const issues: FileIssue[] = []
  const withLines = async (code: 'id_duplicated' | 'id_unknown', sql: string) => {
    const rows = await db.rows<{ r: number; id: string }>(`${sql} limit ${mostIssues}`)
    const places = rows.length > 0 ? await placeOf(rows.map(row => row.r)) : new Map<number, Place>()
    for (const row of rows)
      issues.push({ code, ...places.get(row.r), column: file.idColumn.name, found: row.id })
  }
  await withLines(
    'id_duplicated',
    'select max(rowid)::integer as r, id::varchar as id from predictions group by id having count(*) > 1 order by 1',
  )
  await withLines(
    'id_unknown',
    'select p.rowid::integer as r, p.id::varchar as id from predictions p anti join answers a on a.id = p.id order by 1',
  )
  // Not counted by a window: on several threads DuckDB 1.5 now and then fails where one gets no rows (duckdb#25713).
  const missing = await db.rows<{ id: string; n: number }>(
    `with missing as materialized (
       select a.id from answers a anti join predictions p on a.id = p.id where a.usage <> 'ignored'
     )
     select id::varchar as id, (select count(*) from missing)::integer as n from missing order by missing.id limit 5`,
  )
  const [first] = missing
  if (first)
    issues.push({
      code: 'id_missing',
      column: file.idColumn.name,
      expected: String(first.n),
      found: missing.map(row => row.id).join(', '),
    })
  return issues.slice(0, mostIssues)
}
