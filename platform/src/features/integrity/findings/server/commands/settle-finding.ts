import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { integrityFaults } from '../../faults.ts'

type Settle = {
  competitionId: number
  findingId: number
  isDismissed: boolean
  reason: string
  actor: Actor & { userId: number }
  now: Date
}

/** Puts a finding aside as no problem, or takes that back. What was found stays either way. */
export async function settleFinding(tx: Tx, ask: Settle): Promise<void> {
  const { competitionId, findingId, isDismissed, reason, actor, now } = ask
  const row = await tx
    .selectFrom('integrity_finding')
    .select(['kind', 'dismissed_at'])
    .where('id', '=', findingId)
    .where('competition_id', '=', competitionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Failure(integrityFaults.notFound)
  if (isDismissed === (row.dismissed_at !== null))
    throw new Failure(isDismissed ? integrityFaults.alreadyDismissed : integrityFaults.notDismissed)
  await tx
    .updateTable('integrity_finding')
    .set(
      isDismissed
        ? { dismissed_at: now, dismissed_by: actor.userId, dismiss_reason: reason }
        : { dismissed_at: null, dismissed_by: null, dismiss_reason: null },
    )
    .where('id', '=', findingId)
    .execute()
  await audit(
    tx,
    actor,
    {
      action: isDismissed ? 'integrity.dismiss' : 'integrity.reopen',
      subject: 'integrity_finding',
      subjectId: findingId,
      detail: { competition: competitionId, kind: row.kind, reason },
    },
    now,
  )
}
