import { audit, type Actor } from '../../../../../base/audit/audit.ts'
import { Failure } from '../../../../../base/contract/failure.ts'
import type { Tx } from '../../../../../base/database/tables.ts'
import { integrityFaults } from '../../faults.ts'
import { isUnderWay } from '../../rules.ts'
import { enqueueChecks } from '../job.ts'

/** Has a competition looked through now. One look at a time. */
export async function requestChecks(
  tx: Tx,
  { competitionId, actor, now }: { competitionId: number; actor: Actor & { userId: number }; now: Date },
): Promise<void> {
  const asked = { asked_by: actor.userId, asked_at: now, progress: 0, ended_at: null }
  await tx
    .insertInto('integrity_run')
    .values({ competition_id: competitionId, state: 'failed', ...asked, ended_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const last = await tx
    .selectFrom('integrity_run')
    .select(['state', 'asked_at'])
    .where('competition_id', '=', competitionId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (isUnderWay({ state: last.state, askedAt: last.asked_at }, now))
    throw new Failure(integrityFaults.alreadyRunning)
  await tx
    .updateTable('integrity_run')
    .set({ state: 'waiting', ...asked })
    .where('competition_id', '=', competitionId)
    .execute()
  await enqueueChecks(tx, competitionId)
  await audit(tx, actor, { action: 'integrity.run', subject: 'competition', subjectId: competitionId }, now)
}
