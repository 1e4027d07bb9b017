import { sql } from 'kysely'
import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { Found } from '../../conflict.rules.ts'
import { assignmentFaults } from '../../faults.ts'
import { countedProposals, reviewersOf } from '../edition.views.ts'
import { conflictsByRule, lockAllReviewers, lockReviewers } from '../problem.ts'

type By = { actor: Actor; now: Date }

/**
 * Records conflicts that are not on record yet, and ends what was assigned against them, in whatever round. The caller
 * holds the locks of these reviewers.
 */
export async function recordConflicts(
  tx: Tx,
  { editionId, found, now }: { editionId: number; found: readonly Found[]; now: Date },
): Promise<{ found: number; ended: number }> {
  if (found.length === 0) return { found: 0, ended: 0 }
  const list = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
    as f ("reviewerId" integer, "proposalId" bigint, source text, reason text)`
  const ended = await sql`
    update review_assignment a
    set state = 'removed', ended_at = ${now}, reason = coalesce(nullif(f.reason, ''), f.source)
    from ${list}
    where a.reviewer_id = f."reviewerId" and a.proposal_id = f."proposalId" and a.state = 'assigned'`.execute(
    tx,
  )
  const made = await sql`
    insert into review_conflict (reviewer_id, proposal_id, edition_id, source, reason, created_at)
    select f."reviewerId", f."proposalId", ${editionId}::integer, f.source, f.reason, ${now}::timestamptz from ${list}
    on conflict do nothing`.execute(tx)
  await sql`
    delete from review_waiver w using ${list}
    where w.reviewer_id = f."reviewerId" and w.proposal_id = f."proposalId"`.execute(tx)
  return { found: Number(made.numAffectedRows ?? 0), ended: Number(ended.numAffectedRows ?? 0) }
}

/** Records all conflicts of an edition that the rule finds. */
export async function findByRule(tx: Tx, { editionId, actor, now }: { editionId: number } & By) {
  await lockAllReviewers(tx, editionId)
  const found = await conflictsByRule(tx, editionId)
  const recorded = await recordConflicts(tx, { editionId, found, now })
  await audit(
    tx,
    actor,
    {
      action: 'review_conflict.find',
      subject: 'review_conflict',
      subjectId: null,
      detail: { editionId, ...recorded },
    },
    now,
  )
  return recorded
}

type Named = { editionId: number; reviewerId: number; proposalId: number; reason: string }

/** Records one by hand; answers how many assignments ended by it. */
export async function addConflict(tx: Tx, ask: Named & By): Promise<number> {
  const { editionId, reviewerId, proposalId, reason, actor, now } = ask
  const [proposal] = await countedProposals(tx, editionId, [proposalId])
  const reviewer = (await reviewersOf(tx, editionId)).find(one => one.id === reviewerId)
  if (!proposal || !reviewer) throw new Failure(assignmentFaults.notFound)
  await lockReviewers(tx, [reviewerId])
  const { found, ended } = await recordConflicts(tx, {
    editionId,
    found: [{ reviewerId, proposalId, source: 'staff', reason }],
    now,
  })
  if (found === 0) throw new Failure(assignmentFaults.known)
  await audit(
    tx,
    actor,
    {
      action: 'review_conflict.add',
      subject: 'review_conflict',
      subjectId: proposalId,
      detail: { reviewer: reviewer.name, proposal: proposal.title, reason, ended },
    },
    now,
  )
  return ended
}

/** Removes one, and keeps the rule from finding it again. */
export async function removeConflict(tx: Tx, ask: Named & By): Promise<void> {
  const { editionId, reviewerId, proposalId, reason, actor, now } = ask
  await lockReviewers(tx, [reviewerId])
  const row = await tx
    .deleteFrom('review_conflict')
    .where('edition_id', '=', editionId)
    .where('reviewer_id', '=', reviewerId)
    .where('proposal_id', '=', proposalId)
    .returning(['source', 'reason'])
    .executeTakeFirst()
  if (!row) throw new Failure(assignmentFaults.notFound)
  await tx
    .insertInto('review_waiver')
    .values({
      reviewer_id: reviewerId,
      proposal_id: proposalId,
      edition_id: editionId,
      reason,
      created_at: now,
    })
    .onConflict(conflict =>
      conflict.columns(['reviewer_id', 'proposal_id']).doUpdateSet({ reason, created_at: now }),
    )
    .execute()
  await audit(
    tx,
    actor,
    {
      action: 'review_conflict.remove',
      subject: 'review_conflict',
      subjectId: proposalId,
      detail: { reviewerId, source: row.source, was: row.reason, reason },
    },
    now,
  )
}
