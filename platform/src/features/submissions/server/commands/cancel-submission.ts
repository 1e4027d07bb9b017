import { Failure } from '../../../../base/contract/failure.ts'
import type { Tx } from '../../../../base/database/tables.ts'
import { lockTeam } from '../../../teams/server/lookups.ts'
import { submissionFaults } from '../../faults.ts'
import { settleSubmission } from './settle-submission.ts'

/** Takes a submission back before a scorer has begun with it; the place in the day's quota is free again. */
export async function cancelSubmission(
  tx: Tx,
  submission: { id: number; teamId: number },
  now: Date,
): Promise<void> {
  await lockTeam(tx, submission.teamId)
  const row = await tx
    .selectFrom('submission')
    .select('state')
    .where('id', '=', submission.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (row.state !== 'queued' && row.state !== 'uploaded') throw new Failure(submissionFaults.alreadyStarted)
  await settleSubmission(tx, submission.id, { state: 'cancelled' }, now)
}
