import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { SheetValue } from '../../contract.ts'
import { scoringFaults } from '../../faults.ts'
import { countedSeconds, mostSeconds } from '../../rules.ts'
import { assigned, trackOf, type Assigned } from '../assignment.views.ts'

export type Reviewing = { assignmentId: number; reviewerId: number; editionId: number; now: Date }
type Save = Reviewing & { value: SheetValue; tag: number; version: number; seconds: number }

/** Throws what keeps a sheet from being changed by who knows it by this tag. */
export function requireOpen({ is_open, sheet }: Assigned, tag: number): void {
  if (!is_open) throw new Failure(scoringFaults.roundClosed)
  if ((sheet?.tag ?? 0) !== tag) throw new Failure(scoringFaults.changedMeanwhile)
}

/** Keeps what a reviewer has filled in so far; answers the tag that the next save must name. */
export async function saveSheet(tx: Tx, ask: Save) {
  const { assignmentId, value, tag, version, now } = ask
  const found = await assigned(tx, ask)
  const { sheet } = found
  if (sheet && sheet.locked_at !== null) throw new Failure(scoringFaults.locked)
  requireOpen(found, tag)
  const passed = sheet ? (now.getTime() - sheet.saved_at.getTime()) / 1000 : mostSeconds
  const seconds = Math.min(mostSeconds, (sheet?.seconds ?? 0) + countedSeconds(ask.seconds, passed))
  const values = {
    points: json(value.points),
    to_authors: value.toAuthors,
    to_panel: value.toPanel,
    seconds,
    tag: tag + 1,
    saved_at: now,
  }
  if (!sheet) {
    // What was read, which may be older than what counts by now.
    if (version > found.current_version) throw new Failure(scoringFaults.notFound)
    await trackOf(tx, found.proposal_id, version)
    const made = await tx
      .insertInto('review_sheet')
      .values({ assignment_id: assignmentId, proposal_id: found.proposal_id, version, ...values })
      .onConflict(conflict => conflict.column('assignment_id').doNothing())
      .returning('tag')
      .executeTakeFirst()
    if (!made) throw new Failure(scoringFaults.changedMeanwhile)
  } else {
    const changed = await tx
      .updateTable('review_sheet')
      .set(values)
      .where('assignment_id', '=', assignmentId)
      .where('tag', '=', tag)
      .where('locked_at', 'is', null)
      .returning('tag')
      .executeTakeFirst()
    if (!changed) throw new Failure(scoringFaults.changedMeanwhile)
  }
  return { tag: values.tag, savedAt: now, seconds, proposalId: found.proposal_id }
}
