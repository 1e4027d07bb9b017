import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { scoringFaults } from '../../faults.ts'
import { lacking, totalOf } from '../../rules.ts'
import { assigned, trackOf } from '../assignment.views.ts'
import { holdRubric } from '../lock-rubric.ts'
import { criteriaOf } from '../rubric.views.ts'
import { requireOpen, type Reviewing } from './save-sheet.ts'

/** Submits a complete sheet of the version that counts: its total stands, and it changes no more unless it is unlocked. */
export async function lockSheet(tx: Tx, ask: Reviewing & { tag: number }) {
  const { assignmentId, reviewerId, tag, now } = ask
  const found = await assigned(tx, ask, true)
  const { sheet } = found
  if (sheet && sheet.locked_at !== null) throw new Failure(scoringFaults.locked)
  requireOpen(found, tag)
  const version = sheet?.version ?? found.current_version
  if (version !== found.current_version) throw new Failure(scoringFaults.newerVersion)
  const trackId = await trackOf(tx, found.proposal_id, version)
  await holdRubric(tx, trackId)
  const criteria = (await criteriaOf(tx, [trackId])).get(trackId) ?? []
  const given = sheet?.points ?? {}
  const total = totalOf(criteria, given)
  if (total === null)
    throw new Failure(scoringFaults.incomplete, {
      issues: lacking(criteria, given).map(({ id }) => ({ path: `points.${id}`, code: 'required' })),
    })
  // Only what counts is kept: points of criteria that went meanwhile do not.
  const points = Object.fromEntries(criteria.map(({ id }) => [id, given[id] ?? 0]))
  await tx
    .updateTable('review_sheet')
    .set({ points: json(points), total, locked_at: now, saved_at: now, tag: tag + 1 })
    .where('assignment_id', '=', assignmentId)
    .execute()
  await tx
    .insertInto('review_sheet_event')
    .values({
      assignment_id: assignmentId,
      at: now,
      action: 'lock',
      reviewer_id: reviewerId,
      version,
      points: json(points),
      total,
    })
    .execute()
  return { tag: tag + 1, total, lockedAt: now, proposalId: found.proposal_id, version }
}
