import type { Database } from './duckdb.ts'
import type { Part } from './score.ts'

const mostGroups = 32

/**
 * The score without each of up to 32 groups of rows, dealt by the order of their ids, so that all submissions of a
 * round have the same groups: from two such lists follows how sure the difference of two scores is, whatever the
 * metric (delete-a-group jackknife). Where the metric has no value without a group, the group says nothing.
 */
export async function leaveGroupsOut(
  db: Database,
  part: Part,
  whole: number,
  compute: (part: Part) => Promise<number>,
): Promise<{ leaveOut: number[]; rows: number }> {
  await db.run(
    `create table grouped as select *, (row_number() over (order by id) - 1) % ${mostGroups} as left_out_with from ${part.from}${part.where}`,
  )
  const [{ rows } = { rows: 0 }] = await db.rows<{ rows: number }>(
    'select count(*)::integer as rows from grouped',
  )
  const leaveOut: number[] = []
  for (let group = 0; group < Math.min(mostGroups, rows); group++) {
    const from = `(select * exclude (left_out_with) from grouped where left_out_with <> ${group})`
    const score = await compute({ from, where: '' }).catch(() => Number.NaN)
    leaveOut.push(Number.isFinite(score) ? score : whole)
  }
  return { leaveOut, rows }
}
