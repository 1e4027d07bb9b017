import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Settings } from '../../../../../base/config/settings.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { changesOf, requireUnchanged } from '../../../../../base/http/section.ts'
import { lockEdition } from '../../../../spic/editions/server/public.ts'
import { assignmentFaults } from '../../faults.ts'
import { isRoundOpen, type RoundKind } from '../../rules.ts'
import { tellReviewers } from '../letters.ts'
import { lockRound, lockRunning, settingsOf, type RoundSettings } from '../rounds.ts'

type By = { actor: Actor; now: Date }

/** What is published rests on the rounds as they were. */
async function lockUnpublished(tx: Tx, editionId: number): Promise<void> {
  const { results_at } = await lockEdition(tx, editionId, 'share')
  if (results_at !== null) throw new Failure(assignmentFaults.published)
}

/** A round that nobody sees yet. */
export async function addRound(
  tx: Tx,
  { editionId, kind, actor, now }: { editionId: number; kind: RoundKind } & By,
): Promise<number> {
  await lockUnpublished(tx, editionId)
  const row = await tx
    .insertInto('review_round')
    .values({ edition_id: editionId, kind, created_at: now })
    .onConflict(conflict => conflict.columns(['edition_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Failure(assignmentFaults.roundTaken)
  await audit(
    tx,
    actor,
    { action: 'review_round.add', subject: 'review_round', subjectId: row.id, detail: { editionId, kind } },
    now,
  )
  return row.id
}

type Save = { editionId: number; roundId: number; value: RoundSettings; tag: string } & By

export async function saveRound(tx: Tx, ask: Save): Promise<RoundSettings> {
  const { editionId, roundId, value, tag, actor, now } = ask
  await lockUnpublished(tx, editionId)
  const before = settingsOf(await lockRunning(tx, { editionId, roundId }))
  requireUnchanged(before, tag)
  const round = await tx
    .updateTable('review_round')
    .set({
      due_at: value.dueAt === null ? null : new Date(value.dueAt),
      per_proposal: value.perProposal,
      is_normalised: value.isNormalised,
      trim: value.trim,
      disagreement: value.disagreement,
    })
    .where('id', '=', roundId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = settingsOf(round)
  await audit(
    tx,
    actor,
    {
      action: 'review_round.save',
      subject: 'review_round',
      subjectId: roundId,
      detail: changesOf(before, after),
    },
    now,
  )
  return after
}

type SetState = {
  editionId: number
  roundId: number
  isOpen: boolean
  settings: Pick<Settings, 'SMTP_URL' | 'publicUrl'>
} & By

/** Opens a round, or again one that was closed; whoever has something to review in it is told. Or closes one. */
export async function setRoundState(tx: Tx, ask: SetState): Promise<number> {
  const { editionId, roundId, isOpen, settings, actor, now } = ask
  await lockUnpublished(tx, editionId)
  const before = await lockRound(tx, { editionId, roundId })
  if (isRoundOpen(before) === isOpen) throw new Failure(assignmentFaults.wrongState)
  const round = await tx
    .updateTable('review_round')
    .set(isOpen ? { opened_at: before.opened_at ?? now, closed_at: null } : { closed_at: now })
    .where('id', '=', roundId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(
    tx,
    actor,
    {
      action: isOpen ? 'review_round.open' : 'review_round.close',
      subject: 'review_round',
      subjectId: roundId,
    },
    now,
  )
  if (!isOpen) return 0
  const rows = await tx
    .selectFrom('review_assignment')
    .select(({ fn }) => ['reviewer_id', fn.countAll<number>().as('count')])
    .where('round_id', '=', roundId)
    .where('state', '=', 'assigned')
    .groupBy('reviewer_id')
    .execute()
  const given = new Map(rows.map(row => [row.reviewer_id, Number(row.count)]))
  return tellReviewers(tx, settings, { round, given, now })
}
