import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { scoringFaults } from '../../faults.ts'
import { assigned, type Assigned } from '../assignment.views.ts'
import { requireOpen, type Reviewing } from './save-sheet.ts'

type Unlock = { by: number; reason?: string; movedTo?: number; now: Date }

/** Opens a locked sheet again, and keeps what was locked; nothing of one that is not. */
async function open(
  tx: Tx,
  { assignment_id, sheet }: Assigned,
  { by, reason = '', movedTo, now }: Unlock,
): Promise<void> {
  if (!sheet || sheet.total === null) return
  await tx
    .insertInto('review_sheet_event')
    .values({
      assignment_id,
      at: now,
      action: 'unlock',
      reviewer_id: by,
      reason,
      version: sheet.version,
      moved_to: movedTo ?? null,
      points: json(sheet.points),
      total: sheet.total,
    })
    .execute()
}

/** The chief gives a sheet back to its reviewer. */
export async function unlockSheet(
  tx: Tx,
  ask: Omit<Reviewing, 'reviewerId'> & { by: number; reason: string },
) {
  const { assignmentId, editionId, by } = ask
  const found = await assigned(tx, { assignmentId, editionId, chiefId: by }, true)
  if (!found.is_open) throw new Failure(scoringFaults.roundClosed)
  if (!found.sheet || found.sheet.locked_at === null) throw new Failure(scoringFaults.notLocked)
  await open(tx, found, ask)
  const tag = found.sheet.tag + 1
  await tx
    .updateTable('review_sheet')
    .set({ total: null, locked_at: null, tag })
    .where('assignment_id', '=', assignmentId)
    .execute()
  return { tag, proposalId: found.proposal_id, reviewerId: found.reviewer_id }
}

/**
 * Moves a sheet to the version that counts now, with what was filled in. One that was locked is open again: its total
 * was of what the team has replaced.
 */
export async function moveSheet(tx: Tx, ask: Reviewing & { tag: number }) {
  const { assignmentId, reviewerId, now } = ask
  const found = await assigned(tx, ask, true)
  requireOpen(found, ask.tag)
  const version = found.current_version
  if (!found.sheet || found.sheet.version === version) throw new Failure(scoringFaults.nothingNewer)
  await open(tx, found, { by: reviewerId, movedTo: version, now })
  const tag = ask.tag + 1
  await tx
    .updateTable('review_sheet')
    .set({ version, total: null, locked_at: null, tag, saved_at: now })
    .where('assignment_id', '=', assignmentId)
    .execute()
  return { tag, version, proposalId: found.proposal_id }
}
