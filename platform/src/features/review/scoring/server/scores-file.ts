import type { Scores } from './scores.views.ts'

const columns = [
  'rank',
  'proposal_id',
  'proposal',
  'entry',
  'scores',
  'mean',
  'trimmed_mean',
  'median',
  'standard_deviation',
  'normalised_mean',
  'score',
  'decided_by',
  'is_disputed',
  'outliers',
] as const

/** A line for each proposal as it is ranked; a column for what each reviewer gave, under their name. */
export function linesOf({ rows, assignments }: Scores): (string | number | boolean | null)[][] {
  const reviewers = [...new Map(assignments.map(one => [one.reviewerId, one.name]))].toSorted(
    (a, b) => a[0] - b[0],
  )
  return [
    [...columns, ...reviewers.map(([id, name]) => `${name} (${id})`)],
    ...rows.map(row => {
      const given = new Map(row.cells.map(cell => [cell.reviewerId, cell.total]))
      return [
        row.rank,
        row.proposalId,
        row.title,
        row.entry,
        row.count,
        row.mean,
        row.trimmed,
        row.median,
        row.deviation,
        row.normalised,
        row.score,
        row.decidedBy,
        row.isDisputed,
        row.cells.filter(cell => cell.isOutlier).length,
        ...reviewers.map(([id]) => given.get(id) ?? null),
      ]
    }),
  ]
}
