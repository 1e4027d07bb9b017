import type { Db, Tx } from '../../../../base/database/tables.ts'

/** What a round has decided, by proposal. */
export async function decisionsOf(db: Db | Tx, roundId: number) {
  const rows = await db
    .selectFrom('review_decision as d')
    .innerJoin('reviewer as w', 'w.id', 'd.decided_by')
    .select([
      'd.proposal_id as proposalId',
      'd.outcome',
      'd.is_by_rule as isByRule',
      'd.reason',
      'd.why',
      'd.decided_at as at',
      'w.name as by',
    ])
    .where('d.round_id', '=', roundId)
    .execute()
  return new Map(rows.map(row => [row.proposalId, row]))
}
