import type { Database } from './duckdb.ts'
import type { Part } from './score.ts'

const mostGroups = 32
const fewestGroups = 4
/** So many rows are read one by one in half a minute, about a fourth of a scorer's time. */
const mostRead = 4_000_000

/**
 * How many groups there are: fewer where a metric reads many rows one by one, since each group does that again. All files
 * of a round have as many rows, and so as many groups.
 */
export function groupsFor(rows: number, read: number): number {
  const most = read * 2 < rows ? mostGroups : Math.floor(mostRead / rows)
  return Math.min(rows, mostGroups, Math.max(fewestGroups, most))
}

/**
 * The score without each of up to 32 groups of rows (`read`: how many rows the metric read one by one for the whole score), dealt by the order of their ids, so that all submissions of a
 * round have the same groups: from two such lists follows how sure the difference of two scores is, whatever the
 * metric (delete-a-group jackknife). Where the metric has no value without a group, the group says nothing.
 */
export async function leaveGroupsOut(
  db: Database,
  part: Part,
  { whole, read }: { whole: number; read: number },
  compute: (part: Part) => Promise<number>,
): Promise<{ leaveOut: number[]; rows: number }> {
  const [{ rows } = { rows: 0 }] = await db.rows<{ rows: number }>(
    `select count(*)::integer as rows from ${part.from}${part.where}`,
  )
  const groups = groupsFor(rows, read)
  await db.run(
    `create table grouped as select *, (row_number() over (order by id) - 1) % ${groups} as left_out_with from ${part.from}${part.where}`,
  )
  const leaveOut: number[] = []
  for (let group = 0; group < groups; group++) {
    const from = `(select * exclude (left_out_with) from grouped where left_out_with <> ${group})`
    const score = await compute({ from, where: '' }).catch(() => Number.NaN)
    leaveOut.push(Number.isFinite(score) ? score : whole)
  }
  return { leaveOut, rows }
}
