import type { Db, Tx } from '../../../../base/database/tables.ts'

/** The sheets of a round that are locked and count. */
export async function lockedSheetsOf(db: Db | Tx, roundId: number) {
  const rows = await db
    .selectFrom('review_sheet as s')
    .innerJoin('review_assignment as a', 'a.id', 's.assignment_id')
    .select([
      's.assignment_id as assignmentId',
      's.proposal_id as proposalId',
      'a.reviewer_id as reviewerId',
      's.version',
      's.points',
      's.total',
      's.locked_at as lockedAt',
      's.to_authors as toAuthors',
      's.to_panel as toPanel',
    ])
    .where('a.round_id', '=', roundId)
    .where('a.state', '=', 'assigned')
    .where('s.locked_at', 'is not', null)
    .orderBy('s.assignment_id')
    .execute()
  return rows.map(row => ({ ...row, total: Number(row.total) }))
}

/** What reviewers wrote for the authors of each proposal, in all rounds, without who wrote it. */
export async function commentsForAuthors(
  db: Db | Tx,
  proposalIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (proposalIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('review_sheet as s')
    .innerJoin('review_assignment as a', 'a.id', 's.assignment_id')
    .select(['s.proposal_id', 's.to_authors'])
    .where('s.proposal_id', 'in', proposalIds)
    .where('a.state', '=', 'assigned')
    .where('s.locked_at', 'is not', null)
    // By what was written, so that the order does not tell who wrote it.
    .orderBy('s.to_authors')
    .execute()
  const written = rows.filter(row => row.to_authors.trim() !== '')
  return new Map(
    [...Map.groupBy(written, row => row.proposal_id)].map(([id, of]) => [
      id,
      of.map(row => row.to_authors.trim()),
    ]),
  )
}
