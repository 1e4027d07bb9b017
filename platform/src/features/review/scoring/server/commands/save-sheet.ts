import { sql } from 'kysely'
import { Failure } from '../../../../../base/contract/failure.ts'
import { json } from '../../../../../base/database/json.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import type { SheetValue } from '../../contract.ts'
import { scoringFaults } from '../../faults.ts'
import { countedSeconds, mostSeconds } from '../../rules.ts'
import { assigned, standingAssignments, trackOf, type Assigned } from '../assignment.views.ts'

export type Reviewing = { assignmentId: number; reviewerId: number; editionId: number; now: Date }
type Save = Reviewing & { value: SheetValue; tag: number; version: number; seconds: number }

/** Throws what keeps a sheet from being changed by who knows it by this tag. */
export function requireOpen({ is_open, sheet }: Assigned, tag: number): void {
  if (!is_open) throw new Failure(scoringFaults.roundClosed)
  if ((sheet?.tag ?? 0) !== tag) throw new Failure(scoringFaults.changedMeanwhile)
}

/** A save is traced again after so many seconds of editing, or after such a pause: not every few seconds. */
const tracedEvery = 5 * 60

/** Keeps what a reviewer has filled in so far; answers the tag that the next save must name. */
export async function saveSheet(tx: Tx, ask: Save) {
  const kept = await saveAgain(tx, ask)
  if (kept) return kept
  const { assignmentId, value, tag, version, now } = ask
  const found = await assigned(tx, ask)
  if (found.sheet && found.sheet.locked_at !== null) throw new Failure(scoringFaults.locked)
  requireOpen(found, tag)
  // What was read, which may be older than what counts by now.
  if (version > found.current_version) throw new Failure(scoringFaults.notFound)
  await trackOf(tx, found.proposal_id, version)
  const seconds = countedSeconds(ask.seconds)
  const made = await tx
    .insertInto('review_sheet')
    .values({
      assignment_id: assignmentId,
      proposal_id: found.proposal_id,
      version,
      points: json(value.points),
      to_authors: value.toAuthors,
      to_panel: value.toPanel,
      seconds,
      saved_at: now,
    })
    .onConflict(conflict => conflict.column('assignment_id').doNothing())
    .returning('tag')
    .executeTakeFirst()
  if (!made) throw new Failure(scoringFaults.changedMeanwhile)
  return { tag: made.tag, savedAt: now, seconds, proposalId: found.proposal_id, isTraced: true }
}

type Kept = { tag: number; seconds: number; proposal_id: number; is_traced: boolean }

/**
 * Saves a sheet that is there, in one statement, as that is done every few seconds; nothing where anything is against it.
 * `old` is the sheet before: each save raises the tag, so a matching tag means that there was no other save.
 */
async function saveAgain(tx: Tx, { assignmentId, reviewerId, editionId, value, tag, now, ...ask }: Save) {
  if (tag === 0) return undefined
  const { rows } = await sql<Kept>`
    update review_sheet s
    set points = ${json(value.points)}, to_authors = ${value.toAuthors}, to_panel = ${value.toPanel},
      seconds = least(${mostSeconds}::integer, s.seconds + greatest(0, least(${countedSeconds(ask.seconds)}::integer,
        ceil(extract(epoch from ${now}::timestamptz - s.saved_at))::integer))),
      tag = s.tag + 1, saved_at = ${now}
    from review_sheet old, ${standingAssignments}
    where old.assignment_id = s.assignment_id and s.assignment_id = ${assignmentId} and s.tag = ${tag} and s.locked_at is null
      and a.id = s.assignment_id and a.reviewer_id = ${reviewerId} and a.edition_id = ${editionId} and a.state = 'assigned'
      and r.closed_at is null
    returning s.tag, s.seconds, s.proposal_id, s.seconds / ${tracedEvery} > old.seconds / ${tracedEvery}
      or old.saved_at < ${now}::timestamptz - make_interval(secs => ${tracedEvery}) as is_traced`.execute(tx)
  const [row] = rows
  return (
    row && {
      tag: row.tag,
      savedAt: now,
      seconds: row.seconds,
      proposalId: row.proposal_id,
      isTraced: row.is_traced,
    }
  )
}
